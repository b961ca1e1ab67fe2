import * as z from 'zod'
import { otherCountries } from './country.ts'
import { line } from './text.ts'

const COUNTRY = 'write the two-letter code of a country (ISO 3166-1), e.g. DE'
const STRUCTURE = 'write a postal address as { street, city, region, postalCode }'

/** The parts of an address in every country. */
const addressShape = {
  /** House number and street, with a suite where there is one, e.g. `1 Research Court`. */
  street: line,
  /** The city, e.g. `Rockville`. */
  city: line,
}

/** A postal address in the United States, in the parts that schema.org defines. */
const usAddressSchema = z.strictObject({
  ...addressShape,
  /** Two-letter state, e.g. `MD`. */
  region: z.string().regex(/^[A-Z]{2}$/, 'write the state as two capital letters, e.g. MD'),
  /** ZIP code, five digits with an optional +4, e.g. `20850` or `20850-1234`. */
  postalCode: z
    .string()
    .regex(/^\d{5}(?:-\d{4})?$/, 'write a ZIP code of five digits, e.g. 20850 or 20850-1234'),
  /** The country, as a two-letter code of ISO 3166-1, e.g. `DE`. Default: `US`. */
  country: z.literal('US').optional().default('US'),
})

/** A postal address in another country. */
const otherAddressSchema = z.strictObject({
  ...addressShape,
  /** The state or province, as the post writes it, e.g. `ON`. Default: none. */
  region: line.optional(),
  /** The postal code. Default: none. */
  postalCode: line.optional(),
  /** The country, as a two-letter code of ISO 3166-1, e.g. `DE`. Default: `US`. */
  country: z.enum(otherCountries),
})

/**
 * A postal address. Its country decides which parts it has. Pages show it in the format of the country;
 * a rule rejects parts that this format does not contain.
 */
export const postalAddressSchema = z.discriminatedUnion(
  'country',
  [usAddressSchema, otherAddressSchema],
  { error: ({ input }) => (typeof input === 'object' && input !== null ? COUNTRY : STRUCTURE) },
)

/** A validated postal address. */
export type PostalAddress = z.output<typeof postalAddressSchema>
