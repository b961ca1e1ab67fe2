import { describe, expect, it } from 'vitest'
import manifest from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { fieldSchema } from '../forms/schema.ts'
import { storedItems } from '../model/deviceStorage.ts'
import { thirdPartySchema } from '../model/thirdParty.ts'
import { siteSchema, type Site } from './site.ts'
import { isMapPath } from './paths.ts'
import { pageSchema } from './page.ts'
import {
  consentRequirementsOf,
  dataFlowsIn,
  dataFlowsOf,
  storedItemsOf,
  mapDocumentsOf,
} from './dataFlows.ts'

const site = siteSchema.parse(manifest)
const BUILD = { formAction: 'https://forms.example.com/submit', hasMapsKey: true }

const dataFlow = (kind: string, of: Site = site, build = BUILD) =>
  dataFlowsOf(of, build).find((flow) => flow.kind === kind)

describe('a form service', () => {
  it('is contacted by the pages with a form, at its origin', () => {
    const { origins, pages, category } = dataFlow('forms') ?? {}
    expect(origins).toEqual(['https://forms.example.com'])
    expect(pages).toEqual([{ path: '/contact-us', title: 'Contact' }])
    expect(category).toBeUndefined()
  })

  it('gets every submitted field', () => {
    const sent = dataFlow('forms')?.sends ?? []
    for (const { label, fields, subject } of Object.values(site.forms)) {
      const { items = [] } = sent.find(({ title }) => title === label) ?? {}
      const submitted = fields.filter(({ send }) => typeof send === 'string')
      const expected = [...submitted.map((field) => field.label), subject ?? '']
      expect(expected.filter((text) => !items.join('\n').includes(text))).toEqual([])
    }
  })

  it('lists a value that is sent within another field only by the label of that field', () => {
    const color = { kind: 'checkboxes', name: 'color', label: 'Color', options: ['Red', 'Other'] }
    const other = { option: 'Other', reveals: 'ownColor' }
    const ownColor = { kind: 'text', name: 'ownColor', label: 'Which one' }
    const fields = [
      fieldSchema.parse({ ...color, other, send: 'Color' }),
      fieldSchema.parse({ ...ownColor, send: { within: 'color' } }),
    ]
    const forms = Object.fromEntries(
      Object.entries(site.forms).map(([id, form]) => [id, { ...form, fields }]),
    )
    const [{ items = [] } = {}] = dataFlow('forms', { ...site, forms })?.sends ?? []
    expect(items.join()).toContain('Color')
    expect(items.join()).not.toContain('Which one')
  })

  it('has no origin if the site itself provides it', () => {
    const build = { ...BUILD, formAction: '/form-service/submit' }
    expect(dataFlow('forms', site, build)?.origins).toEqual([])
  })
})

it('a privacy page lists the forms, pages and purposes in its language', () => {
  const { '/contact-us': contact } = site.routes
  if (contact === undefined || 'alias' in contact) throw new Error('The fixture has no form.')
  const [form, ...otherForms] = Object.entries(site.forms)
  const [mail, ...otherParties] = Object.entries(site.thirdParties)
  if (form === undefined || mail === undefined) throw new Error('The fixture has no form.')
  const french = pageSchema.parse({ ...contact, title: 'Nous joindre', language: 'fr-CA' })
  const ofForm = contact.sections.filter((section) => section.kind === 'form')
  const privacy = pageSchema.parse({
    ...french,
    title: 'Confidentialité',
    sections: [{ kind: 'dataFlows', heading: 'Données', none: 'Aucune.' }],
  })
  const translation = { language: 'fr-CA', name: 'Courrier', purpose: 'But', sends: ['Adresse IP'] }
  const bilingual = siteSchema.parse({
    ...site,
    languages: { 'fr-CA': {} },
    forms: Object.fromEntries([form, ['fr', { ...form[1], label: 'Formulaire' }], ...otherForms]),
    thirdParties: Object.fromEntries([
      [mail[0], { ...mail[1], translations: [translation] }],
      ...otherParties,
    ]),
    routes: {
      ...site.routes,
      '/fr/contact': { ...french, sections: ofForm.map((section) => ({ ...section, form: 'fr' })) },
      '/fr/privacy': privacy,
      '/privacy': { ...privacy, title: 'Privacy', language: undefined },
    },
  })
  const [flow] = dataFlowsIn(bilingual, 'fr-CA', BUILD)
  expect(flow).toMatchObject({ name: 'Courrier', purpose: 'But' })
  expect(flow?.pages).toEqual([{ path: '/fr/contact', title: 'Nous joindre' }])
  expect(flow?.sends[0]?.title).toBe('Formulaire')
  expect(flow?.sends.at(-1)?.items).toContain('Adresse IP')
  const [english] = dataFlowsIn(bilingual, undefined, BUILD)
  expect(english).toMatchObject({ name: mail[1].name, pages: [{ path: '/contact-us' }] })
})

describe('a map', () => {
  it('needs consent to its category, and is on the pages with a place', () => {
    const { category, pages, when } = dataFlow('map') ?? {}
    const names = Object.keys(site.consent?.categories ?? {})
    expect(names).toContain(category)
    expect(pages).toEqual([{ path: '/contact-us', title: 'Contact' }])
    expect(when).toContain(`“${site.consent?.categories[category ?? '']?.title}”`)
  })

  it('has one document for each place', () => {
    expect(mapDocumentsOf(site, BUILD)).toEqual([{ place: 'office', path: '/maps/office.html' }])
    expect(mapDocumentsOf(site, BUILD).every(({ path }) => isMapPath(path))).toBe(true)
  })

  it.each([
    ['there is no key', site, { ...BUILD, hasMapsKey: false }],
    ['no map is declared', { ...site, thirdParties: {} }, BUILD],
    ['no page shows a place', { ...site, routes: {} }, BUILD],
  ])('is not contacted if %s', (_, of, build) => {
    expect(dataFlow('map', of, build)).toBeUndefined()
    expect(mapDocumentsOf(of, build)).toEqual([])
  })
})

describe('a provider of videos', () => {
  const party = thirdPartySchema.parse({
    kind: 'video',
    name: 'Vimeo',
    purpose: 'Plays videos.',
    sends: ['Your IP address'],
    category: 'videos',
    provider: 'vimeo',
  })
  const withVideo = (kind: string, id: string): Site => {
    const page = pageSchema.parse({
      title: 'Film',
      description: 'A film.',
      hero: { title: 'Film', headline: 'A film.' },
      sections: [{ kind: 'video', heading: 'Film', video: { kind, id }, poster: 'orbit' }],
    })
    return { ...site, thirdParties: { party }, routes: { '/film': page } }
  }

  it('is contacted by the pages with a video of it, in a frame, after consent', () => {
    const of = withVideo('vimeo', '76979871')
    expect(dataFlow('video', of)).toMatchObject({
      category: 'videos',
      pages: [{ path: '/film', title: 'Film' }],
      cspSources: { 'frame-src': ['https://player.vimeo.com'] },
    })
    expect(consentRequirementsOf(of, BUILD).videoProviders).toEqual({
      vimeo: { name: 'Vimeo', category: 'videos' },
    })
  })

  it('is not contacted if all videos are of another one', () => {
    const of = withVideo('youtube', 'aqz-KE-bpKQ')
    expect(dataFlow('video', of)).toBeUndefined()
    expect(consentRequirementsOf(of, BUILD).videoProviders).toEqual({})
  })
})

it('leaves out a media host with embedded images', () => {
  const texts = { name: 'Images', purpose: 'P', sends: ['S'] }
  const thirdParties = { images: thirdPartySchema.parse({ kind: 'images', ...texts }) }
  expect(dataFlowsOf({ ...site, thirdParties }, BUILD)).toEqual([])
  const source = { kind: 'host', url: 'https://media.example.com/i', widthParameter: 'w' } as const
  const hosted = { ...site, thirdParties, media: { ...site.media, source } }
  expect(dataFlowsOf(hosted, BUILD)).toMatchObject([
    { pages: 'every', cspSources: { 'img-src': ['https://media.example.com'] } },
  ])
})

const announcing = { ...site, announcement: { text: 'Closed today.', closable: true } }

it.each([
  ['a site with everything', announcing, []],
  ['a site without forms on a page', { ...announcing, routes: {} }, ['savedInput']],
  ['a site without consent', { ...announcing, consent: undefined }, ['consent']],
  ['a site without announcement', { ...site, announcement: undefined }, ['announcement']],
  [
    'a site with an announcement that stays',
    { ...site, announcement: { text: 'T', closable: false } },
    ['announcement'],
  ],
])('%s stores only what it uses', (_, of, unused) => {
  const stored = storedItemsOf(of).map(({ id }) => id)
  expect(storedItems.flatMap(({ id }) => (stored.includes(id) ? [] : [id]))).toEqual(unused)
})
