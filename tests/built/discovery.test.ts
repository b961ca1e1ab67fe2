import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { product } from '../../generated/site.gen.ts'
import { instantOf } from '../../generator/manifest/dates.ts'
import { eventsOn } from '../../src/site/page.ts'
import { required } from '../support/required.ts'
import { usedBySite } from '../support/usedBySite.ts'
import { DIST, documentAt, documents, parse, textOf } from './files.ts'
import { blocks, things } from './structuredData.ts'
import { site, sitePages } from '../support/builtSite.ts'

/** The pages for search engines. */
const pages = Object.values(site.routes).flatMap((route) =>
  'alias' in route || !route.indexed ? [] : route,
)
const shownEvents = [...new Set(pages.flatMap(eventsOn))]
const indexed = sitePages.filter((one) => one.indexed && one.path === one.canonical)

it('the sitemap contains exactly the indexable pages', () => {
  const xml = parse(textOf('sitemap.xml'), 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  expect(xml.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const listed = [...xml.querySelectorAll('url > loc')].map((one) => one.textContent)
  const expected = indexed.map((one) => product.origin + one.path)
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

it('translations refer to each other', (context) => {
  const translated = Object.entries(site.routes).flatMap(([at, route]) =>
    'alias' in route || route.translationOf === undefined || !route.indexed
      ? []
      : [[at, route.translationOf] as const],
  )
  usedBySite(context, translated[0], 'a page in another language')
  for (const [at, original] of translated) {
    const links = (pagePath: string) =>
      [...documentAt(pagePath).querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ])
    expect(links(at)).toEqual(links(original))
    expect(links(at).map(([, href]) => href)).toEqual(
      expect.arrayContaining([product.origin + at, product.origin + original]),
    )
  }
})

it('robots.txt allows all crawlers and contains the sitemap', () => {
  expect(textOf('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${product.origin}/sitemap.xml\n`,
  )
})

it('security.txt contains the values of the manifest (RFC 9116)', (context) => {
  const { contacts, expires, languages } = usedBySite(context, site.security, 'security.txt')
  const fields = textOf('.well-known/security.txt')
    .trimEnd()
    .split('\n')
    .map((row) => row.split(/: (.*)/).slice(0, 2))
  const values = (name: string) => fields.flatMap(([own, value]) => (own === name ? [value] : []))
  expect(values('Contact')).toEqual(contacts)
  expect(values('Expires')).toEqual([`${expires}T00:00:00Z`])
  expect(values('Preferred-Languages')).toEqual([languages.join(', ')])
  expect(values('Canonical')).toEqual([`${product.origin}/.well-known/security.txt`])
})

describe('structured data', () => {
  /** The things of a type in all documents. */
  const all = (type: string) =>
    documents.flatMap(([pagePath]) => things(pagePath).filter((one) => one['@type'] === type))
  const place = site.places[site.footer.place ?? '']
  /** The type of the company: with opening hours, it is a local business. */
  const company = place?.hours === undefined ? 'Organization' : 'LocalBusiness'

  it.each(documents)('%s has one block of structured data if it is indexable', (pagePath) => {
    const own = sitePages.find((one) => one.path === pagePath)
    expect(blocks(pagePath)).toHaveLength(own?.indexed === true ? 1 : 0)
    const page = things(pagePath).find((one) => one['@type'].endsWith('Page'))
    expect(page?.['@id']).toBe(own?.indexed === true ? product.origin + own.canonical : undefined)
    expect(page?.['inLanguage']).toBe(
      own?.indexed === true ? documentAt(pagePath).documentElement.lang : undefined,
    )
  })

  it.each(indexed.filter((one) => one.path !== '/'))(
    '$path is the last item of its breadcrumbs',
    ({ path: pagePath }) => {
      const breadcrumbs = things(pagePath).find((one) => one['@type'] === 'BreadcrumbList')
      const item = z.object({ position: z.number(), item: z.string() })
      const items = z.array(item).parse(breadcrumbs?.['itemListElement'])
      expect(items.at(-1)?.item).toBe(product.origin + pagePath)
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      const known = new Set(sitePages.map((one) => product.origin + one.path))
      expect(items.filter(({ item }) => !known.has(item))).toEqual([])
    },
  )

  it('events have images in the aspect ratios that Google recommends', async (context) => {
    const withHeroImage = pages.filter(({ hero }) => hero.images.length > 0).flatMap(eventsOn)
    usedBySite(context, withHeroImage[0], 'an event')
    const withImages = all('Event').filter((event) => 'image' in event)
    const names = withHeroImage.map((name) => site.events[name]?.name)
    expect(new Set(withImages.map((event) => event['name']))).toEqual(new Set(names))
    for (const event of withImages) {
      const sizes = z
        .array(z.string())
        .parse(event['image'])
        .map(async (url) => {
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
    usedBySite(context, shownEvents[0], 'an event')
    for (const name of shownEvents) {
      const event = required(site.events[name], name)
      const own = all('Event').find((each) => each['name'] === event.name)
      const { street, city, region, postalCode } = event.venue.address
      expect(own?.['location']).toEqual({
        '@type': 'Place',
        name: event.venue.name,
        address: expect.objectContaining({
          streetAddress: street,
          addressLocality: city,
          // Not every country has regions and postal codes.
          ...(region !== undefined && { addressRegion: region }),
          ...(postalCode !== undefined && { postalCode }),
        }),
      })
      const instant = (local: string) => instantOf(local, event.timeZone)
      expect(Date.parse(String(own?.['startDate']))).toBe(instant(event.start))
      expect(Date.parse(String(own?.['endDate']))).toBe(instant(event.end))
    }
  })

  it('contains the opening hours of the company', () => {
    const [own] = things('/').filter((one) => one['@type'] === company)
    const hours = z.array(z.object({ opens: z.string(), closes: z.string() })).default([])
    const listed = hours.parse(own?.['openingHoursSpecification'])
    const ranges = Object.values(place?.hours ?? {}).flatMap((day) => day ?? [])
    expect(listed.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual(ranges)
  })

  it('contains the company, its services, its events and the contact page', () => {
    // A path that is another name of a page contains the data of that page.
    const names = sitePages.filter((one) => one.path !== one.canonical).map((one) => one.path)
    const others = new Set<string>(names)
    const kinds = documents
      .filter(([pagePath]) => !others.has(pagePath))
      .flatMap(([pagePath]) => things(pagePath).map((one) => one['@type']))
    expect(kinds).toEqual(expect.arrayContaining([company, 'WebSite']))
    const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length
    const about = (subject: string) => pages.filter((page) => page.subject === subject).length
    expect(count('Service')).toBe(about('service'))
    expect(count('ContactPage') > 0).toBe(about('contact') > 0)
    expect(count('Event') > 0).toBe(shownEvents.length > 0)
  })
})
