import { Project, ts } from 'ts-morph'
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

const MANIFEST = `
  import type { Authored, Names } from './src/model/rendered.ts'
  import { defineSite } from './src/site/index.ts'
  import type { SiteInput } from './src/site/site.ts'
  export type Site = Authored<SiteInput, Names>
  export const site = defineSite({
    product: { name: 'N', description: 'D', origin: 'https://www.example.com' },
    places: { headquarters: {
      name: 'H', address: { street: 'S', city: 'C', region: 'MD', postalCode: '20850' },
    } },
    notFound: { title: 'T', description: 'D', hero: { title: 'T', headline: 'H', images: ['orbit'] } },
    media: { images: { orbit: { file: 'f', alt: 'a' } } },
    forms: { contact: {
      label: 'L', submit: 'S', requiredNote: 'R', privacy: 'P', thanks: '/services',
      place: 'headquarters', status: { sending: 'S', sent: 'S' }, fields: [],
    } },
    footer: { groups: [], summary: 'S', smallPrint: 'S' },
    navigation: [{ text: 'T', to: '/services' }],
    routes: {
      '/': {
        title: 'T', description: 'D', hero: { title: 'T', headline: 'H' },
        sections: [
          { kind: 'form', heading: 'H', form: 'contact' },
          { kind: 'statistics', heading: 'H', statistics: [{ label: 'L', value: 1, isPercent: true }] },
          { kind: 'iconGrid', heading: 'H', perRow: 2, cards: [{ icon: 'shield', title: 'T' }] },
        ],
      },
      '/services': { alias: '/' },
    },
  })
`

const file = fileWith('site', MANIFEST)

/** What an editor asks, and the types that it then knows. */
const service = project.getLanguageService().compilerObject

it('the hover text of every property describes it, with the default of optional ones, also in a call of defineSite', () => {
  const site = file.getTypeAliasOrThrow('Site').compilerNode
  // Except the CSP directives of a third party: they are keys of a record, which has its own text.
  const all = hovers(site).filter(({ path }) => !/\.contacts\./.test(path))
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
  const documentationOf = (name: string) => {
    const at = MANIFEST.indexOf(`${name}:`)
    const info = service.getQuickInfoAtPosition(file.getFilePath(), at)
    return info?.documentation?.map(({ text }) => text).join('')
  }
  expect(documentationOf('headline')).toMatch(/: a sentence that summarizes the page\.$/)
  expect(documentationOf('isPercent')).toMatch(/ is a percentage\. Default: `?false`?\.$/)
  expect(documentationOf('heading')).toMatch(/heading/)
})

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

/** All properties of the type of a node, including those of all section and field kinds. Each type is visited once. */
function hovers(at: ts.Node): Hover[] {
  const checker = service.getProgram()?.getTypeChecker()
  if (checker === undefined) throw new Error('There is no program.')
  const found: Hover[] = []
  const seen = new Set<string>()
  const walk = (type: ts.Type, path: string) => {
    if (type.isUnion()) for (const part of type.types) walk(part, path)
    const element = type.getNumberIndexType()
    if (element !== undefined && checker.isArrayType(type)) return walk(element, `${path}[]`)
    if ((type.flags & ts.TypeFlags.Object) === 0) return undefined
    const index = type.getStringIndexType()
    if (index !== undefined) walk(index, `${path}.*`)
    for (const property of type.getProperties()) {
      const place = `${path}.${property.getName()}`
      const key = `${place} ${checker.typeToString(type, at)}`
      if (seen.has(key)) continue
      seen.add(key)
      const documentation = property
        .getDocumentationComment(undefined)
        .map(({ text }) => text)
        .join('')
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
      found.push({ path: place, documentation, isOptional })
      walk(checker.getTypeOfSymbolAtLocation(property, at), place)
    }
    return undefined
  }
  walk(checker.getTypeAtLocation(at), 'site')
  return found
}
