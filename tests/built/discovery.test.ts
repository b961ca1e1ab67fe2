// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import snapshot from '../../generated/site.snapshot.json' with { type: 'json' }
import { product, sitePages } from '../../generated/site.gen.ts'
import { instantOf } from '../../generator/manifest/wallClock.ts'
import { siteSchema } from '../../src/site/site.ts'
import { usedBySite } from '../support/skipTest.ts'
import { DIST, documents, html } from './files.ts'

const site = siteSchema.parse(snapshot)
const inDist = (name: string) => readFileSync(path.join(DIST, name), 'utf8')
const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html')
const indexed = sitePages.filter((one) => one.indexed && one.path === one.canonical)

it('the sitemap contains exactly the indexable pages', () => {
  const xml = new DOMParser().parseFromString(inDist('sitemap.xml'), 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  expect(xml.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const listed = [...xml.querySelectorAll('url > loc')].map((one) => one.textContent)
  const expected = indexed.map((one) => product.origin + one.path)
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

it('robots.txt allows all crawlers and contains the sitemap', () => {
  expect(inDist('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${product.origin}/sitemap.xml\n`,
  )
})

it('security.txt contains the values of the manifest (RFC 9116)', (context) => {
  const { contacts, expires, languages } = usedBySite(context, site.security, 'security.txt')
  const fields = inDist('.well-known/security.txt')
    .trimEnd()
    .split('\n')
    .map((row) => row.split(/: (.*)/).slice(0, 2))
  const values = (name: string) => fields.flatMap(([own, value]) => (own === name ? [value] : []))
  expect(values('Contact')).toEqual(contacts)
  expect(values('Expires')).toEqual([`${expires}T00:00:00Z`])
  expect(values('Preferred-Languages')).toEqual([languages.join(', ')])
  expect(values('Canonical')).toEqual([`${product.origin}/.well-known/security.txt`])
})

const url = z.url({ protocol: /^https$/ }).startsWith(`${product.origin}/`)
const reference = z.strictObject({ '@id': url })
const shortOrganization = {
  '@type': z.literal('Organization'),
  '@id': url,
  name: z.string(),
  url,
}
const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: z.string().min(1),
  addressLocality: z.string().min(1),
  addressRegion: z.string().regex(/^[A-Z]{2}$/),
  postalCode: z.string().regex(/^\d{5}/),
  addressCountry: z.literal('US'),
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
    inLanguage: z.literal(site.language),
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
    sameAs: z.array(z.url({ protocol: /^https$/ })),
    telephone: z
      .string()
      .regex(/^\+\d+$/)
      .optional(),
    address: postalAddress.optional(),
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
    image: z.array(url).min(1),
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
const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing),
})

describe('structured data', () => {
  const blocks = (text: string) => [
    ...parse(text).querySelectorAll('script[type="application/ld+json"]'),
  ]
  const things = (text: string) =>
    blocks(text).flatMap((one) => graph.parse(JSON.parse(one.textContent ?? ''))['@graph'])

  /** The events of all documents. */
  const events = () =>
    documents.flatMap(([, text]) =>
      things(text).flatMap((one) => (one['@type'] === 'Event' ? [one] : [])),
    )

  it.each(documents)('%s has one block of structured data if it is indexable', (pagePath, text) => {
    const own = sitePages.find((one) => one.path === pagePath)
    expect(blocks(text)).toHaveLength(own?.indexed === true ? 1 : 0)
    const page = things(text).find((one) => one['@type'].endsWith('Page'))
    expect(page?.['@id']).toBe(own?.indexed === true ? product.origin + own.canonical : undefined)
  })

  it('the home page has no breadcrumbs', () => {
    expect(things(html('/')).map((one) => one['@type'])).not.toContain('BreadcrumbList')
  })

  it.each(indexed.filter((one) => one.path !== '/'))(
    '$path is the last item of its breadcrumbs',
    ({ path: pagePath }) => {
      const breadcrumbs = things(html(pagePath)).find((one) => one['@type'] === 'BreadcrumbList')
      const items = breadcrumbs?.['@type'] === 'BreadcrumbList' ? breadcrumbs.itemListElement : []
      expect(items.at(-1)?.item).toBe(product.origin + pagePath)
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      const known = new Set(sitePages.map((one) => product.origin + one.path))
      expect(items.filter(({ item }) => !known.has(item))).toEqual([])
    },
  )

  it('events have images in the aspect ratios that Google recommends', async (context) => {
    usedBySite(context, events()[0], 'an event')
    for (const { image } of events()) {
      const sizes = image.map(async (url) => {
        const { pathname } = new URL(url)
        // The name has no hash, because crawlers expect a stable URL.
        expect(pathname).toMatch(/^\/images\/[\w-]+\.jpg$/)
        return sharp(path.join(DIST, pathname)).metadata()
      })
      const ratios = (await Promise.all(sizes)).map(({ format, width, height }) => {
        expect([format, Math.min(width, height) >= 720]).toEqual(['jpeg', true])
        return width / height
      })
      expect(ratios).toEqual([16 / 9, 4 / 3, 1])
    }
  })

  it('events have the venue and the times of the manifest', (context) => {
    usedBySite(context, Object.values(site.events)[0], 'an event')
    for (const event of Object.values(site.events)) {
      const own = events().find(({ name }) => name === event.name)
      expect(own?.location).toMatchObject({
        name: event.venue.name,
        address: {
          streetAddress: event.venue.address.street,
          addressLocality: event.venue.address.city,
          addressRegion: event.venue.address.region,
          postalCode: event.venue.address.postalCode,
        },
      })
      const instant = (local: string) => instantOf(local, event.timeZone)
      expect(Date.parse(own?.startDate ?? '')).toBe(instant(event.start))
      expect(Date.parse(own?.endDate ?? '')).toBe(instant(event.end))
    }
  })

  it('contains the company, its services, its events and the contact page', () => {
    const kinds = documents.flatMap(([, text]) => things(text).map((one) => one['@type']))
    expect(kinds).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
    const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length
    const pages = Object.values(site.routes).flatMap((route) => ('sameAs' in route ? [] : route))
    const about = (subject: string) => pages.filter((page) => page.subject === subject).length
    expect(count('Service')).toBe(about('service'))
    expect(count('ContactPage') > 0).toBe(about('contact') > 0)
    const shown = pages.flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'eventDetails' ? section.event : [])),
    )
    expect(count('Event') > 0).toBe(shown.length > 0)
  })
})

it.each(documents)('%s has a description and Open Graph data', (pagePath, text) => {
  const page = parse(text)
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content')
  expect(content('meta[name="description"]')).toMatch(/.{50,}/)
  const own = sitePages.find((one) => one.path === pagePath)
  if (own === undefined) return
  expect(content('meta[property="og:url"]')).toBe(product.origin + own.canonical)
  expect(content('meta[property="og:description"]')).toBe(content('meta[name="description"]'))
  expect(content('meta[property="og:image"]')).toMatch(/^https:\/\/.+\.(?:jpg|png)$/)
})
