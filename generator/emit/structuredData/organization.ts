import type { Organization } from 'schema-dts'
import type { Site } from '../../../src/site/site.ts'
import { postalAddress } from './postalAddress.ts'

/** The `@id` of an item of the whole site. */
export const idOf = (site: Site, name: string) => `${site.product.origin}/#${name}`

/** The company with its address, phone number and profiles on other sites. */
export function organization(site: Site): Organization {
  const { product, footer, places } = site
  const place = footer.place === undefined ? undefined : places[footer.place]
  return {
    ...organizationReference(site),
    description: product.description,
    sameAs: footer.social.map(({ to }) => to),
    ...(place === undefined
      ? {}
      : { telephone: place.phone.dial, address: postalAddress(place.address) }),
  }
}

/** The company, as other items refer to it. */
export const organizationReference = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': idOf(site, 'organization'),
    name: site.product.name,
    url: `${site.product.origin}/`,
  }) as const
