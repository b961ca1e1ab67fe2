import * as z from 'zod'
import { product } from '../../generated/site.gen.ts'
import { site } from '../support/builtSite.ts'

const url = z.url({ protocol: /^https$/ }).startsWith(`${product.origin}/`)
const reference = z.strictObject({ '@id': url })
const pageLanguage = z.literal([site.language, ...Object.keys(site.languages)])
/** The place of the company. */
export const place = site.places[site.footer.place ?? '']

/** The type of the company: with opening hours, it is a local business. */
export const company = place?.hours === undefined ? 'Organization' : 'LocalBusiness'
const shortOrganization = {
  '@type': z.literal(company),
  '@id': url,
  name: z.string(),
  url,
  ...(company === 'LocalBusiness' && { image: url }),
}
const address = {
  '@type': z.literal('PostalAddress'),
  streetAddress: z.string().min(1),
  addressLocality: z.string().min(1),
}
const postalAddress = z.union([
  z.strictObject({
    ...address,
    addressRegion: z.string().regex(/^[A-Z]{2}$/),
    postalCode: z.string().regex(/^\d{5}/),
    addressCountry: z.literal('US'),
  }),
  z.strictObject({
    ...address,
    addressRegion: z.string().min(1).optional(),
    postalCode: z.string().min(1).optional(),
    addressCountry: z.string().regex(/^(?!US)[A-Z]{2}$/),
  }),
])
const time = z.iso.time({ precision: -1 })
const openingHours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.string().regex(/^https:\/\/schema\.org\/[A-Z][a-z]+day$/),
  opens: time,
  closes: time,
})
const dateTime = z.iso.datetime({ offset: true })

/** The properties of each type, from https://schema.org and Google's required properties. */
const thing = z.discriminatedUnion('@type', [
  z.strictObject({
    '@type': z.literal(['WebPage', 'ContactPage']),
    '@id': url,
    url,
    name: z.string(),
    description: z.string(),
    inLanguage: pageLanguage,
    isPartOf: reference,
    breadcrumb: reference.optional(),
  }),
  z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': url,
    url,
    name: z.string(),
    inLanguage: z.literal(site.language),
    publisher: reference,
  }),
  z.strictObject({
    ...shortOrganization,
    description: z.string(),
    logo: url,
    sameAs: z.array(z.url({ protocol: /^https$/ })),
    telephone: z
      .string()
      .regex(/^\+\d+$/)
      .optional(),
    address: postalAddress.optional(),
    openingHoursSpecification: z.array(openingHours).min(1).optional(),
  }),
  z.strictObject({
    '@type': z.literal('Service'),
    '@id': url,
    name: z.string(),
    serviceType: z.string(),
    description: z.string(),
    url,
    provider: z.strictObject(shortOrganization),
  }),
  z.strictObject({
    '@type': z.literal('Event'),
    '@id': url,
    name: z.string(),
    description: z.string(),
    url,
    image: z.array(url).min(1).optional(),
    startDate: dateTime,
    endDate: dateTime,
    eventStatus: z.literal('https://schema.org/EventScheduled'),
    eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
    location: z.strictObject({
      '@type': z.literal('Place'),
      name: z.string(),
      address: postalAddress,
    }),
    audience: z.strictObject({ '@type': z.literal('Audience'), audienceType: z.string() }),
    organizer: z.strictObject(shortOrganization),
  }),
  z.strictObject({
    '@type': z.literal('NewsArticle'),
    '@id': url,
    headline: z.string(),
    description: z.string(),
    inLanguage: pageLanguage,
    mainEntityOfPage: reference,
    image: z.array(url).min(1).optional(),
    datePublished: z.iso.date(),
    dateModified: z.iso.date().optional(),
    author: z.discriminatedUnion('@type', [
      z.strictObject({ '@type': z.literal('Person'), name: z.string() }),
      z.strictObject(shortOrganization),
    ]),
    publisher: z.strictObject({ ...shortOrganization, logo: url }),
  }),
  z.strictObject({
    '@type': z.literal('VideoObject'),
    '@id': url,
    name: z.string(),
    description: z.string(),
    uploadDate: z.iso.date(),
    thumbnailUrl: z.array(url).min(1),
    embedUrl: z.url().optional(),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    '@id': url,
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int().positive(),
          name: z.string(),
          item: url,
        }),
      )
      .min(2),
  }),
])
/** The structured data of a page. */
export const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing),
})
