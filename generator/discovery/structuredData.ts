import type {
  BreadcrumbList,
  ContactPage,
  Event,
  Graph,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { SiteEvent } from '../../src/model/event.ts'
import type { Page } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import { instantOf } from '../wallClock.ts'

/**
 * What a page says to search engines in their own terms (https://schema.org, as JSON-LD 1.1).
 * Nothing where they are not to list it.
 */
export function structuredData(site: Site, path: string, page: Page): Graph | undefined {
  if (!page.indexed) return undefined
  const trail = breadcrumbs(site, path)
  const things: Thing[] = [
    webPage(site, path, page, trail !== undefined),
    ...(path === '/' ? [webSite(site)] : []),
    ...(path === '/' || page.subject === 'contact' ? [organization(site)] : []),
    ...(page.subject === 'service' ? [service(site, path, page)] : []),
    ...page.sections.flatMap((section) =>
      section.kind === 'eventDetails' ? eventsNamed(site, section.event, path, page) : [],
    ),
    ...(trail === undefined ? [] : [trail]),
  ]
  return { '@context': 'https://schema.org', '@graph': things }
}

const idOf = (site: Site, name: string) => `${site.product.origin}/#${name}`

function webPage(site: Site, path: string, page: Page, hasTrail: boolean): WebPage | ContactPage {
  const url = site.product.origin + path
  return {
    '@type': page.subject === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    isPartOf: { '@id': idOf(site, 'website') },
    ...(hasTrail ? { breadcrumb: { '@id': `${url}#breadcrumbs` } } : {}),
  }
}

const webSite = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': idOf(site, 'website'),
  url: `${site.product.origin}/`,
  name: site.product.name,
  publisher: { '@id': idOf(site, 'organization') },
})

function organization(site: Site): Organization {
  const { product, footer, places } = site
  const place = places[footer.place]
  return {
    ...organizationInShort(site),
    description: product.description,
    sameAs: footer.social.map(({ to }) => to),
    ...(place === undefined
      ? {}
      : {
          telephone: place.phone.dial,
          address: {
            '@type': 'PostalAddress',
            streetAddress: place.address.street,
            addressLocality: place.address.city,
            addressRegion: place.address.region,
            postalCode: place.address.postalCode,
            addressCountry: 'US',
          },
        }),
  }
}

const organizationInShort = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': idOf(site, 'organization'),
    name: site.product.name,
    url: `${site.product.origin}/`,
  }) as const

const service = (site: Site, path: string, page: Page): Service => ({
  '@type': 'Service',
  '@id': `${site.product.origin}${path}#service`,
  name: page.title,
  serviceType: page.title,
  description: page.description,
  url: site.product.origin + path,
  provider: organizationInShort(site),
})

function eventsNamed(site: Site, name: string, path: string, page: Page): Event[] {
  const event = site.events[name]
  if (event === undefined) return []
  return [
    {
      '@type': 'Event',
      '@id': `${site.product.origin}${path}#event`,
      name: event.name,
      description: page.description,
      url: site.product.origin + path,
      startDate: withOffset(event.start, event),
      endDate: withOffset(event.end, event),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: event.venue.name, address: event.venue.town },
      audience: { '@type': 'Audience', audienceType: event.audience },
      organizer: organizationInShort(site),
    },
  ]
}

/** A time on the event's wall clock with how far it is from UTC: `2025-07-18T15:00:00-04:00`. */
function withOffset(local: string, { timeZone }: SiteEvent): string {
  const minutes = (Date.parse(`${local}:00Z`) - instantOf(local, timeZone)) / 60_000
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0')
  const sign = minutes < 0 ? '-' : '+'
  return `${local}:00${sign}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`
}

/** The pages above a page, and itself; nothing for the home page. */
function breadcrumbs(site: Site, path: string): BreadcrumbList | undefined {
  if (path === '/') return undefined
  const segments = path.split('/').slice(1)
  const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  const trail = ['/', ...above].flatMap((at) => {
    const route = site.routes[at]
    // A further address of a page is no level of its own.
    if (route === undefined || 'sameAs' in route) return []
    return [{ at, title: at === '/' ? site.product.name : route.title }]
  })
  return {
    '@type': 'BreadcrumbList',
    '@id': `${site.product.origin}${path}#breadcrumbs`,
    itemListElement: trail.map(({ at, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: site.product.origin + at,
    })),
  }
}
