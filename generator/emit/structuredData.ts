import type {
  BreadcrumbList,
  ContactPage,
  DayOfWeek,
  Event,
  Graph,
  LocalBusiness,
  NewsArticle,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  Service,
  Thing,
  VideoObject,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { SiteEvent } from '../../src/model/event.ts'
import {
  closes,
  type OpeningHours,
  opens,
  type PostalAddress as Address,
  type Weekday,
  weekdays,
} from '../../src/model/place.ts'
import { fillText } from '../../src/model/fillText.ts'
import { videoProviders } from '../../src/model/video.ts'
import { eventsOn, type Page } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import { instantOf } from '../manifest/dates.ts'
import { canonicalPages, pageId } from '../manifest/sitePages.ts'

/**
 * The structured data of a page (https://schema.org, as JSON-LD 1.1). Undefined if the page is not
 * indexed.
 */
export function structuredData(site: Site, path: string, page: Page): Graph | undefined {
  if (!page.indexed) return undefined
  const trail = breadcrumbs(site, path, page)
  const things: Thing[] = [
    webPage(site, path, page, trail !== undefined),
    ...(path === '/' ? [webSite(site)] : []),
    ...(path === '/' || page.subject === 'contact' ? [organization(site)] : []),
    ...(page.subject === 'service' ? [service(site, path, page)] : []),
    ...eventData(site, path, page),
    ...articleData(site, path, page),
    ...videoData(site, path, page),
    ...(trail === undefined ? [] : [trail]),
  ]
  return { '@context': 'https://schema.org', '@graph': things }
}

function webPage(site: Site, path: string, page: Page, hasTrail: boolean): WebPage | ContactPage {
  const url = site.product.origin + path
  return {
    '@type': page.subject === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    isPartOf: { '@id': idOf(site, 'website') },
    ...(hasTrail ? { breadcrumb: { '@id': `${url}#breadcrumbs` } } : {}),
  }
}

const webSite = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': idOf(site, 'website'),
  url: `${site.product.origin}/`,
  name: site.product.name,
  inLanguage: site.language,
  publisher: { '@id': idOf(site, 'organization') },
})

const service = (site: Site, path: string, page: Page): Service => ({
  '@type': 'Service',
  '@id': `${site.product.origin}${path}#service`,
  name: page.title,
  serviceType: page.title,
  description: page.description,
  url: site.product.origin + path,
  provider: organizationReference(site),
})

/** The breadcrumbs of a page: the home page, its ancestors and itself, all in its language. Undefined for a home page. */
function breadcrumbs(site: Site, path: string, { language }: Page): BreadcrumbList | undefined {
  const translated = Object.entries(site.routes).find(
    ([, route]) =>
      'sections' in route && route.translationOf === '/' && route.language === language,
  )
  const home = translated?.[0] ?? '/'
  if (path === home) return undefined
  const segments = path.split('/').slice(1)
  const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  const trail = [home, ...above.filter((at) => at !== home)].flatMap((at) => {
    const route = site.routes[at]
    if (at === home) return [{ at, title: site.product.name }]
    // Aliases are no level of the hierarchy.
    if (route === undefined || 'alias' in route || route.language !== language) return []
    return [{ at, title: route.title }]
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

/** The `@id` of an item of the whole site. */
const idOf = (site: Site, name: string) => `${site.product.origin}/#${name}`

/** The company with its address, phone number, opening hours and profiles on other sites. */
export function organization(site: Site): Organization {
  const { product, footer } = site
  const place = companyPlace(site)
  return {
    ...organizationReference(site),
    description: product.description,
    logo: logoUrl(site),
    sameAs: footer.social.map(({ to }) => to),
    telephone: place?.phone?.dial,
    address: place && postalAddress(place.address),
    ...(place?.hours && { openingHoursSpecification: openingHours(place.hours) }),
  }
}

/**
 * The company, as other items refer to it. With opening hours it is a `LocalBusiness`, because an
 * `Organization` has none (https://schema.org/openingHoursSpecification).
 */
function organizationReference(site: Site) {
  const properties = {
    '@id': idOf(site, 'organization'),
    name: site.product.name,
    url: `${site.product.origin}/`,
  }
  return companyPlace(site)?.hours === undefined
    ? ({ '@type': 'Organization', ...properties } satisfies Organization)
    : ({ '@type': 'LocalBusiness', ...properties, image: logoUrl(site) } satisfies LocalBusiness)
}

/** The icon of the site (`brandFiles`). Google requires at least 112 pixels. */
const logoUrl = ({ product }: Site) => `${product.origin}/icon-512.png`

/** The place in the footer, which is the address of the company. */
const companyPlace = ({ footer, places }: Site) =>
  footer.place === undefined ? undefined : places[footer.place]

/**
 * The events on a page, with the properties that Google requires and recommends
 * (https://developers.google.com/search/docs/appearance/structured-data/event). There are no
 * `offers` and no `performer`, because the manifest contains neither prices nor performers.
 */
export function eventData(site: Site, path: string, page: Page): Event[] {
  const { event: eventTexts, map: mapTexts } = site.texts
  return eventsOn(page).flatMap((id, index, { length }): Event[] => {
    const event = site.events[id]
    if (event === undefined) return []
    const { name, venue, audience } = event
    // The description of the page is not that of one of several events.
    const ownText = fillText(mapTexts.named, { name: eventTexts.audience, text: audience })
    return [
      {
        '@type': 'Event',
        '@id': `${site.product.origin}${path}#event${index === 0 ? '' : `-${index + 1}`}`,
        name,
        description: length === 1 ? page.description : ownText,
        url: site.product.origin + path,
        image: imageUrls(site, path, page),
        startDate: withOffset(event.start, event),
        endDate: withOffset(event.end, event),
        // Also the status of past events. Other statuses are for changed events, e.g. rescheduled ones.
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: venue.name, address: postalAddress(venue.address) },
        audience: { '@type': 'Audience', audienceType: audience },
        organizer: organizationReference(site),
      },
    ]
  })
}

/**
 * The article on a page, with the properties that Google recommends
 * (https://developers.google.com/search/docs/appearance/structured-data/article).
 */
function articleData(site: Site, path: string, page: Page): NewsArticle[] {
  if (page.article === undefined) return []
  const { date, updated, author } = page.article
  const url = site.product.origin + path
  return [
    {
      '@type': 'NewsArticle',
      '@id': `${url}#article`,
      headline: page.hero.title,
      description: page.description,
      inLanguage: site.language,
      mainEntityOfPage: { '@id': url },
      image: imageUrls(site, path, page),
      datePublished: date,
      dateModified: updated,
      author:
        author === undefined ? organizationReference(site) : { '@type': 'Person', name: author },
      publisher: { ...organizationReference(site), logo: logoUrl(site) },
    },
  ]
}

/**
 * The videos on a page whose day of publication is declared, with the properties that Google requires
 * (https://developers.google.com/search/docs/appearance/structured-data/video).
 */
function videoData({ product }: Site, path: string, page: Page): VideoObject[] {
  return videosOn(path, page).map(({ heading, published, video, images }, index, { length }) => ({
    '@type': 'VideoObject',
    '@id': `${product.origin}${path}#video-${index + 1}`,
    name: heading,
    description: length === 1 ? page.description : heading,
    uploadDate: published,
    thumbnailUrl: images.map(({ file }) => `${product.origin}/${file}`),
    ...(video.kind !== 'file' && { embedUrl: videoProviders[video.kind].player(video.id) }),
  }))
}

/** The videos with a day of publication, with crops of their posters. */
const videosOn = (path: string, { sections }: Page) =>
  sections
    .flatMap((section) =>
      section.kind === 'video' && section.published !== undefined ? [section] : [],
    )
    .map((video, index) => ({
      ...video,
      images: cropsOf(`${pageId(path)}-video-${index + 1}`, video.poster),
    }))

/** The local time of an event with its UTC offset: `2025-07-18T15:00:00-04:00`. */
function withOffset(local: string, { timeZone }: SiteEvent): string {
  const minutes = (Date.parse(`${local}:00Z`) - instantOf(local, timeZone)) / 60_000
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0')
  const sign = minutes < 0 ? '-' : '+'
  return `${local}:00${sign}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`
}

/** A crop of an image for search engines. */
type CroppedImage = {
  /** The path of the file in `dist/`. The name has no hash, because crawlers revisit the same URL. */
  readonly file: string
  /** The name of the image in `media.images`. */
  readonly image: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** The aspect ratios that Google recommends, at full HD size. */
const SIZES = [
  { ratio: '16x9', width: 1920, height: 1080 },
  { ratio: '4x3', width: 1440, height: 1080 },
  { ratio: '1x1', width: 1080, height: 1080 },
]

/** The crops of an image. `name`: the beginning of their file names. */
const cropsOf = (name: string, image: string | undefined): CroppedImage[] =>
  image === undefined
    ? []
    : SIZES.map(({ ratio, ...size }) => ({ file: `images/${name}-${ratio}.jpg`, image, ...size }))

/** The images of the events and the article on a page: crops of the first image of its hero. None if it has no image. */
const heroCrops = (path: string, { hero }: Page) => cropsOf(pageId(path), hero.images[0])

function imageUrls({ product }: Site, path: string, page: Page): string[] | undefined {
  const urls = heroCrops(path, page).map(({ file }) => `${product.origin}/${file}`)
  return urls.length === 0 ? undefined : urls
}

/** The images that the structured data of all pages refers to. */
export const croppedImages = (site: Site): CroppedImage[] =>
  canonicalPages(site)
    .filter(({ page }) => page.indexed)
    .flatMap(({ path, page }) => [
      ...(eventsOn(page).length > 0 || page.article !== undefined ? heroCrops(path, page) : []),
      ...videosOn(path, page).flatMap(({ images }) => images),
    ])

/**
 * Opening hours as https://schema.org/OpeningHoursSpecification, an item for each range of times. An end before the
 * start is on the next day; the end of a whole day is 23:59
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
const openingHours = (hours: OpeningHours): OpeningHoursSpecification[] =>
  weekdays.flatMap((weekday) =>
    (hours[weekday] ?? []).map((range): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: names[weekday],
      opens: opens(range),
      closes: range === '00:00-24:00' ? '23:59' : closes(range).replace('24:00', '00:00'),
    })),
  )

const names = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const satisfies Readonly<Record<Weekday, DayOfWeek>>

/** A postal address as https://schema.org/PostalAddress. */
const postalAddress = (address: Address) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  }) as const satisfies PostalAddress
