import { Project, type Node, type Symbol, type Type } from 'ts-morph'
import { expect, it, vi } from 'vitest'
import { here } from '../project.ts'

/* What an editor shows to the author of a manifest: hover texts, errors and completions. */

// Type-checking another TypeScript program takes long.
vi.setConfig({ testTimeout: 240_000 })

/** One project for all tests, so that the types of the packages are read once. */
const project = new Project({
  tsConfigFilePath: here('../../tsconfig.json'),
  skipAddingFilesFromTsConfig: true,
})

const fileWith = (name: string, text: string) =>
  project.createSourceFile(here(`../../${name}.ts`), text)

it('the hover text of every property describes it, with the default of optional ones, also in a call of defineSite', () => {
  const file = fileWith(
    'hover',
    `
    import type { Authored, Names } from './src/model/rendered.ts'
    import manifest from './site.manifest.ts'
    import { defineSite } from './src/site/index.ts'
    import type { SiteInput } from './src/site/site.ts'
    export type Site = Authored<SiteInput, Names>
    export const site = defineSite({ ...manifest, routes: { '/': {
      title: 'Home', description: 'D', hero: { title: 'T', headline: 'H', images: [] },
      sections: [{ kind: 'statistics', heading: 'H', statistics: [{ label: 'L', value: 1, isPercent: true }] }],
    } } })
  `,
  )
  const site = file.getTypeAliasOrThrow('Site')
  // Except the CSP directives of a third party: they are keys of a record, which has its own text.
  const all = hovers(site.getType(), site).filter(({ path }) => !/\.contacts\./.test(path))
  expect(all.filter(({ documentation }) => documentation === '').map(({ path }) => path)).toEqual(
    [],
  )
  // The default of a text of `texts` or of another language is the text in its schema.
  const withoutDefault = all.filter(
    ({ path, isOptional, documentation }) =>
      isOptional &&
      !/default/i.test(documentation) &&
      !/^site\.(?:texts|languages\.\*)\./.test(path),
  )
  expect(withoutDefault.map(({ path }) => path)).toEqual([])
  process.stdout.write(`${all.length} properties, all with documentation\n`)
  const service = project.getLanguageService().compilerObject
  const documentationOf = (name: string) => {
    const at = file.getFullText().indexOf(`${name}:`)
    const info = service.getQuickInfoAtPosition(file.getFilePath(), at)
    return info?.documentation?.map(({ text }) => text).join('')
  }
  expect(documentationOf('headline')).toMatch(/: a sentence that summarizes the page\.$/)
  expect(documentationOf('isPercent')).toMatch(/ is a percentage\. Default: `?false`?\.$/)
  expect(documentationOf('heading')).toMatch(/heading/)
})

const MANIFEST = `
  import { defineSite } from './src/site/index.ts'
  const page = { title: 'T', description: 'D', hero: { title: 'T', headline: 'H' } } as const
  export const site = defineSite({
    product: { name: 'N', description: 'D', origin: 'https://www.example.com' },
    places: { headquarters: {
      name: 'H', address: { street: 'S', city: 'C', region: 'MD', postalCode: '20850' },
    } },
    notFound: { ...page, hero: { ...page.hero, images: ['orbit'] } },
    media: { images: { orbit: { file: 'f', alt: 'a' } } },
    forms: { contact: {
      label: 'L', submit: 'S', requiredNote: 'R', privacy: 'P', thanks: '/services',
      place: 'headquarters', status: { sending: 'S', sent: 'S' }, fields: [],
    } },
    footer: { groups: [], summary: 'S', smallPrint: 'S' },
    navigation: [{ text: 'T', to: '/services' }],
    routes: {
      '/': {
        ...page,
        sections: [
          { kind: 'form', heading: 'H', form: 'contact' },
          { kind: 'iconGrid', heading: 'H', perRow: 2, cards: [{ icon: 'shield', title: 'T' }] },
        ],
      },
      '/services': { alias: '/' },
    },
  })
`

/** Names in the manifest above, each with the beginning of its property. */
const NAMES = [
  ["to: '/services'", '/services'],
  ["form: 'contact'", 'contact'],
  ["icon: 'shield'", 'shield'],
  ["images: ['orbit']", 'orbit'],
  ["kind: 'iconGrid'", 'iconGrid'],
  ["place: 'headquarters'", 'headquarters'],
] as const

it('offers completions for names', () => {
  const file = fileWith('completions', MANIFEST)
  const service = project.getLanguageService().compilerObject
  for (const [written, name] of NAMES) {
    const at = MANIFEST.indexOf(written) + written.indexOf("'") + 1
    const offered = service.getCompletionsAtPosition(file.getFilePath(), at, {})
    expect(offered?.entries.map((entry) => entry.name)).toContain(name)
  }
})

it('offers completions in a part that the manifest imports', () => {
  const text = `
  import { definePage } from './src/site/index.ts'
  export const page = definePage({ title: 'T', description: 'D', hero: { title: 'T', headline: 'H', a },
    sections: [
      { kind: 'iconGrid', heading: 'H', perRow: 2, cards: [{ icon: 'shield', title: 'T' }] },
      { kind: 'video', b },
      { kind: '', heading: 'H' },
    ],
  })
`
  const file = fileWith('part', text)
  const service = project.getLanguageService().compilerObject
  const completionsAt = (written: string) =>
    service
      .getCompletionsAtPosition(file.getFilePath(), text.indexOf(written) + 1, {})
      ?.entries.map(({ name }) => name)
  expect(completionsAt("''")).toContain('callToAction')
  expect(completionsAt("'shield'")).toContain('shield-check')
  expect(completionsAt('a }')).toEqual(expect.arrayContaining(['images', 'actions']))
  expect(completionsAt('b }')).toEqual(expect.arrayContaining(['heading', 'video']))
})

/** A property of the manifest and its hover text. */
type Hover = {
  readonly path: string
  readonly documentation: string
  readonly isOptional: boolean
}

/** All properties of a type, including those of all section and field kinds. Each type is visited once. */
function hovers(type: Type, at: Node): Hover[] {
  const found: Hover[] = []
  const seen = new Set<string>()
  const walk = (type: Type, path: string) => {
    if (type.isUnion()) for (const part of type.getUnionTypes()) walk(part, path)
    const element = type.getArrayElementType()
    if (element !== undefined) return walk(element, `${path}[]`)
    if (!type.isObject()) return undefined
    const index = type.getStringIndexType()
    if (index !== undefined) walk(index, `${path}.*`)
    for (const property of type.getProperties()) {
      const place = `${path}.${property.getName()}`
      if (seen.has(`${place} ${type.getText(at)}`)) continue
      seen.add(`${place} ${type.getText(at)}`)
      const isOptional = property.isOptional()
      found.push({ path: place, documentation: documentationOf(property), isOptional })
      walk(property.getTypeAtLocation(at), place)
    }
    return undefined
  }
  walk(type, 'site')
  return found
}

const documentationOf = (property: Symbol) =>
  property.compilerSymbol
    .getDocumentationComment(undefined)
    .map(({ text }) => text)
    .join('')
