import * as z from 'zod'
import { line } from './text.ts'

const IN_PARTS = 'write a postal address in its parts { street, city, region, postalCode }'

/** A postal address in the United States, in the parts that search engines ask for. */
export const postalAddressSchema = z.strictObject(
  {
    /** House number and street, with a suite where there is one, e.g. `1 Research Court`. */
    street: line,
    /** The city, e.g. `Rockville`. */
    city: line,
    /** Two-letter state, e.g. `MD`. */
    region: z.string().regex(/^[A-Z]{2}$/, 'a state is two capital letters, e.g. MD'),
    /** ZIP code, five digits with an optional +4, e.g. `20850` or `20850-1234`. */
    postalCode: z
      .string()
      .regex(/^\d{5}(?:-\d{4})?$/, 'a ZIP code is five digits, with an optional -1234'),
  },
  { error: ({ code }) => (code === 'invalid_type' ? IN_PARTS : undefined) },
)

/** A postal address, as pages get it. */
export type PostalAddress = z.output<typeof postalAddressSchema>
