import { describe, expect, it } from 'vitest'
import manifest from '../../site.manifest.ts'
import { thirdPartySchema } from '../model/thirdParty.ts'
import { siteSchema, type Site } from './site.ts'
import { isMapPath, mapDocumentsOf, thirdPartiesOf } from './thirdParties.ts'

const site = siteSchema.parse(manifest)
const BUILD = { formAction: 'https://forms.example.com/submit', hasMapsKey: true }

const contact = (kind: string, of: Site = site, build = BUILD) =>
  thirdPartiesOf(of, build).find((one) => one.kind === kind)

describe('a form service', () => {
  it('is asked by the pages that have a form, at its origin', () => {
    const { origins, pages, category } = contact('forms') ?? {}
    expect(origins).toEqual(['https://forms.example.com'])
    expect(pages).toContainEqual({ path: '/contact-us', title: 'Contact Us' })
    expect(category).toBeUndefined()
  })

  it('learns every field that is sent, and is said to', () => {
    const sent = contact('forms')?.sends ?? []
    for (const { label, fields, subject } of Object.values(site.forms)) {
      const { items = [] } = sent.find(({ title }) => title === label) ?? {}
      const told = [...fields.map((field) => field.label), subject ?? '']
      expect(told.filter((word) => !items.join('\n').includes(word))).toEqual([])
    }
  })

  it('has no origin where the site itself stands in', () => {
    const build = { ...BUILD, formAction: '/form-service/submit' }
    expect(contact('forms', site, build)?.origins).toEqual([])
  })
})

describe('a map', () => {
  it('waits for its category, and stands on the pages with a place', () => {
    const { category, pages, when } = contact('map') ?? {}
    const names = Object.keys(site.consent.categories)
    expect(names).toContain(category)
    expect(pages).toEqual([{ path: '/contact-us', title: 'Contact Us' }])
    expect(when).toContain(`“${site.consent.categories[category ?? '']?.title}”`)
  })

  it('has a document for each place that is shown, once', () => {
    expect(mapDocumentsOf(site, BUILD)).toEqual([
      { place: 'headquarters', path: '/maps/headquarters.html' },
    ])
    expect(mapDocumentsOf(site, BUILD).every(({ path }) => isMapPath(path))).toBe(true)
  })

  it.each([
    ['there is no key', site, { ...BUILD, hasMapsKey: false }],
    ['none is declared', { ...site, thirdParties: {} }, BUILD],
    ['no page shows a place', { ...site, routes: {} }, BUILD],
  ])('is not contacted where %s', (_, of, build) => {
    expect(contact('map', of, build)).toBeUndefined()
    expect(mapDocumentsOf(of, build)).toEqual([])
  })
})

it('leaves out a media host that serves no image', () => {
  const told = { name: 'Images', purpose: 'P', sends: ['S'] }
  const thirdParties = { images: thirdPartySchema.parse({ kind: 'images', ...told }) }
  expect(thirdPartiesOf({ ...site, thirdParties }, BUILD)).toEqual([])
  const source = { kind: 'host', url: 'https://media.example.com/i', widthParameter: 'w' } as const
  const hosted = { ...site, thirdParties, media: { ...site.media, source } }
  expect(thirdPartiesOf(hosted, BUILD)).toMatchObject([
    { pages: 'every', widens: { 'img-src': ['https://media.example.com'] } },
  ])
})
