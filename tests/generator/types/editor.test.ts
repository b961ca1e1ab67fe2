import { expect, it, vi } from 'vitest'
import { programWith } from './hover.ts'

// Type-checking another TypeScript program takes long.
vi.setConfig({ testTimeout: 240_000 })

const MANIFEST = `
  import { defineSite } from './src/site/index.ts'
  const common = { title: 'T', description: 'D' } as const
  export const site = defineSite({
    product: { name: 'N', description: 'D', origin: 'https://www.example.com' },
    constants: {}, thirdParties: {},
    places: { headquarters: {
      name: 'H', phone: { text: 'P', dial: '+13015550100' },
      address: { street: 'S', city: 'C', region: 'MD', postalCode: '20850' },
      map: { lat: 0, lng: 0, title: 'T', directions: 'https://maps.example.com' },
    } },
    consent: {
      categories: {}, title: 'T', question: 'Q', accept: 'A', decline: 'D', save: 'S', notice: 'N',
      close: 'C', reopen: 'R', more: { text: 'M', to: '/' },
    },
    notFound: { ...common, hero: { title: 'T', headline: 'H', images: ['orbit'] }, sections: [] },
    media: { source: { kind: 'embedded' }, images: { orbit: { file: 'f', alt: 'a', color: 'c' } } },
    events: {},
    forms: { contact: {
      label: 'L', submit: 'S', requiredNote: 'R', privacy: 'P', caution: 'C', thanks: '/services',
      place: 'headquarters', status: { sending: 'S', sent: 'S' }, fields: [],
    } },
    footer: { groups: [], social: [], summary: 'S', legal: [], smallPrint: 'S', place: 'headquarters' },
    redirects: [],
    navigation: [{ text: 'T', to: '/services' }],
    routes: {
      '/': {
        ...common,
        hero: { title: 'T', headline: 'H', images: ['orbit'] },
        sections: [
          { kind: 'form', heading: 'H', form: 'contact' },
          { kind: 'iconGrid', heading: 'H', perRow: 2, cards: [{ icon: 'shield', title: 'T' }] },
        ],
      },
      '/services': { alias: '/' },
    },
  })
`

/** A value in the manifest above, a typo in it, and the expected completions. */
const NAMES = [
  ['a page', "to: '/services'", '/servces', '/services'],
  ['a form', "form: 'contact'", 'contcat', 'contact'],
  ['an icon', "icon: 'shield'", 'sheild', 'shield'],
  ['an image', "images: ['orbit']", 'orbti', 'orbit'],
  ['a kind of section', "kind: 'iconGrid'", 'icnoGrid', 'iconGrid'],
  ['a place', "place: 'headquarters'", 'headquater', 'headquarters'],
] as const

it('accepts a valid manifest, and reports each unknown name at its location', () => {
  const { file } = programWith(MANIFEST)
  const marked = () =>
    file.getPreEmitDiagnostics().map((diagnostic) => {
      const text = file.getFullText()
      const start = diagnostic.getStart() ?? 0
      return text.slice(start, text.indexOf('\n', start))
    })
  expect(marked()).toEqual([])
  const withTypos = NAMES.reduce(
    (text, [, written, typo, name]) => text.replace(written, written.replace(name, typo)),
    MANIFEST,
  )
  file.replaceWithText(withTypos)
  const found = marked()
  for (const [, written, typo] of NAMES) {
    const property = written.slice(0, written.indexOf(':'))
    const own = new RegExp(`^(?:${property}: \\[?)?'${typo}'`)
    expect(found).toContainEqual(expect.stringMatching(own))
  }
  expect(found).toHaveLength(NAMES.length)
})

it('offers completions for names', () => {
  const { project, file } = programWith(MANIFEST)
  const service = project.getLanguageService().compilerObject
  for (const [, written, , name] of NAMES) {
    const at = MANIFEST.indexOf(written) + written.indexOf("'") + 1
    const offered = service.getCompletionsAtPosition(file.getFilePath(), at, {})
    expect(offered?.entries.map((entry) => entry.name)).toContain(name)
  }
})
