import * as z from 'zod'
import { line } from './text.ts'

const STRUCTURE = 'write a postal address as { street, city, region, postalCode }'

/** A postal address in the United States, in the parts that schema.org defines. */
export const postalAddressSchema = z.strictObject(
  {
    /** House number and street, with a suite where there is one, e.g. `1 Research Court`. */
    street: line,
    /** The city, e.g. `Rockville`. */
    city: line,
    /** Two-letter state, e.g. `MD`. */
    region: z.string().regex(/^[A-Z]{2}$/, 'write the state as two capital letters, e.g. MD'),
    /** ZIP code, five digits with an optional +4, e.g. `20850` or `20850-1234`. */
    postalCode: z
      .string()
      .regex(/^\d{5}(?:-\d{4})?$/, 'write a ZIP code of five digits, e.g. 20850 or 20850-1234'),
  },
  { error: ({ code }) => (code === 'invalid_type' ? STRUCTURE : undefined) },
)

/** A validated postal address. */
export type PostalAddress = z.output<typeof postalAddressSchema>
