import type { LocalBusiness, Organization } from 'schema-dts'
import type { Site } from '../../../src/site/site.ts'
import { openingHours } from './openingHours.ts'
import { postalAddress } from './postalAddress.ts'

/** The `@id` of an item of the whole site. */
export const idOf = (site: Site, name: string) => `${site.product.origin}/#${name}`

/** The company with its address, phone number, opening hours and profiles on other sites. */
export function organization(site: Site): Organization {
  const { product, footer } = site
  const place = placeOf(site)
  return {
    ...organizationReference(site),
    description: product.description,
    sameAs: footer.social.map(({ to }) => to),
    ...(place === undefined
      ? {}
      : { telephone: place.phone?.dial, address: postalAddress(place.address) }),
    ...(place?.hours === undefined ? {} : { openingHoursSpecification: openingHours(place.hours) }),
  }
}

/**
 * The company, as other items refer to it. With opening hours it is a `LocalBusiness`, because an
 * `Organization` has none (https://schema.org/openingHoursSpecification).
 */
export function organizationReference(site: Site) {
  const properties = {
    '@id': idOf(site, 'organization'),
    name: site.product.name,
    url: `${site.product.origin}/`,
  }
  return placeOf(site)?.hours === undefined
    ? ({ '@type': 'Organization', ...properties } satisfies Organization)
    : ({ '@type': 'LocalBusiness', ...properties } satisfies LocalBusiness)
}

/** The place in the footer, which is the address of the company. */
const placeOf = ({ footer, places }: Site) =>
  footer.place === undefined ? undefined : places[footer.place]
