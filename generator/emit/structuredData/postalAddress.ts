import type { PostalAddress } from 'schema-dts'
import type { PostalAddress as Address } from '../../../src/model/place.ts'

/** A postal address as https://schema.org/PostalAddress. */
export const postalAddress = (address: Address) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  }) as const satisfies PostalAddress
