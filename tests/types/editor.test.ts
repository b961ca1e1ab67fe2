import { expect, it, vi } from 'vitest'
import { programWith } from './hover.ts'

// A program of its own has to be checked.
vi.setConfig({ testTimeout: 240_000 })

const MANIFEST = `
  import manifest from './site.manifest.ts'
  import { defineSite } from './src/site/index.ts'
  const { product, constants, places } = manifest
  const common = { title: 'T', description: 'D' } as const
  export const site = defineSite({
    product, constants, places, thirdParties: {},
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
      '/services': { sameAs: '/' },
    },
  })
`

/** Where a value stands in the manifest above, a slip in it, and what is offered there. */
const PLACES = [
  ['a page', "to: '/services'", '/servces', '/services'],
  ['a form', "form: 'contact'", 'contcat', 'contact'],
  ['an icon', "icon: 'shield'", 'sheild', 'shield'],
  ['an image', "images: ['orbit']", 'orbti', 'orbit'],
  ['a kind of section', "kind: 'iconGrid'", 'icnoGrid', 'iconGrid'],
  ['a place', "place: 'headquarters'", 'headquater', 'headquarters'],
] as const

it('takes a manifest without mistakes, and marks each name that is not there at its own place', () => {
  const { file } = programWith(MANIFEST)
  const marked = () =>
    file.getPreEmitDiagnostics().map((mistake) => {
      const text = file.getFullText()
      const start = mistake.getStart() ?? 0
      return text.slice(start, text.indexOf('\n', start))
    })
  expect(marked()).toEqual([])
  const slips = PLACES.reduce(
    (text, [, written, slip, name]) => text.replace(written, written.replace(name, slip)),
    MANIFEST,
  )
  file.replaceWithText(slips)
  const found = marked()
  for (const [, written, slip] of PLACES) {
    const property = written.slice(0, written.indexOf(':'))
    const own = new RegExp(`^(?:${property}: \\[?)?'${slip}'`)
    expect(found).toContainEqual(expect.stringMatching(own))
  }
  expect(found).toHaveLength(PLACES.length)
})

it('offers what is there while it is typed', () => {
  const { project, file } = programWith(MANIFEST)
  const service = project.getLanguageService().compilerObject
  for (const [, written, , name] of PLACES) {
    const at = MANIFEST.indexOf(written) + written.indexOf("'") + 1
    const offered = service.getCompletionsAtPosition(file.getFilePath(), at, {})
    expect(offered?.entries.map((entry) => entry.name)).toContain(name)
  }
})
