import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { completeHtml } from '../../../generator/bundle/html.ts'
import { generate } from '../../../generator/emit/generate.ts'
import { mapMarked } from '../../../generator/manifest/schemaWalk.ts'
import { render } from '../../../src/entry-server.tsx'
import { textRegistry } from '../../../src/model/text.ts'
import { readNavigation } from '../../../src/shell/header/navigationStore.ts'
import { siteSchema } from '../../../src/site/site.ts'
import { randomFrom, WORD } from './random.ts'
import { randomSite } from './randomSite.ts'
import { hostileText, replaceWords } from './hostileText.ts'
import { documentNodes } from './documentNodes.ts'
import { runModules } from './runModules.ts'
import { compileModule } from './compileModule.ts'

vi.setConfig({ testTimeout: 1_800_000 })

const hasManyRuns = process.env['MANY_RUNS'] !== undefined

// Like the build, and five times as fast.
vi.hoisted(() => (process.env['NODE_ENV'] = 'production'))
vi.mock('react/jsx-dev-runtime', async () => {
  const { Fragment, jsx } = await import('react/jsx-runtime')
  return { Fragment, jsxDEV: jsx }
})

/** The number of random sites, and of sets of texts for each site. */
const SITES = hasManyRuns ? 100 : 6
const TEXTS_PER_SITE = 2

/** The generated modules that the shell imports. */
const current = vi.hoisted(() => {
  const site: object = {}
  const tree: object = {}
  return { site, tree }
})

vi.mock('../../../generated/site.gen.ts', () => ({
  get product() {
    return Reflect.get(current.site, 'product')
  },
  get wordmark() {
    return Reflect.get(current.site, 'wordmark')
  },
  get footer() {
    return Reflect.get(current.site, 'footer')
  },
  get consent() {
    return Reflect.get(current.site, 'consent')
  },
}))

vi.mock('../../../generated/routeTree.gen.ts', () => ({
  get routeTree() {
    return Reflect.get(current.tree, 'routeTree')
  },
}))

/** The outputs of a site, as parsers read them: the syntax of the generated code, the data and the documents. */
async function outputs(site: unknown) {
  const { files, diagnostics } = await generate(site, { imageFiles: new Set(['orbit.avif']) })
  if (files === undefined) throw new Error(JSON.stringify(diagnostics, null, 2))
  const modules = new Map(
    [...files]
      .filter(([name]) => /\.tsx?$/.test(name))
      .map(([name, text]) => [name, compileModule(name, text)]),
  )
  for (const text of files.values()) expect(Buffer.from(text).toString()).toBe(text)
  expect([...modules.values()].flatMap(({ warnings }) => warnings)).toEqual([])
  const load = runModules(new Map([...modules].map(([name, { script }]) => [name, script])))
  current.site = load('site.gen.ts')
  current.tree = load('routeTree.gen.ts')
  const navigation = readNavigation(JSON.parse(files.get('navigation.json') ?? ''))
  const documents: string[][] = []
  // On a server, the router caches the first route tree.
  Reflect.deleteProperty(globalThis, '__TSR_CACHE__')
  for (const path of ['/', '/not/here']) {
    const { html, page } = await render(path, navigation)
    const parts = { styles: [], entry: { src: '/s.js' }, scripts: [], navigation, page }
    documents.push(documentNodes(completeHtml(html, parts)))
  }
  return {
    code: [...modules.values()].map(({ nodes }) => nodes),
    snapshot: JSON.parse(files.get('site.snapshot.json') ?? ''),
    navigation,
    documents,
  }
}

const hostile = () => hostileText

it('any text in any slot is output unchanged and runs no code', async () => {
  const used = new Set<string>()
  const shown = new Set<string>()
  let manifests = 0
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (gen) => {
      const slots = new Map<string, string>()
      const harmless = randomSite(randomFrom(gen, slots))
      const expected = await outputs(harmless)
      for (const slot of slots.values()) used.add(slot)
      const html = expected.documents.flat().join('\n')
      for (const [word] of html.matchAll(WORD)) shown.add(slots.get(word) ?? '')
      for (let run = 0; run < TEXTS_PER_SITE; run += 1) {
        const word = replacementsFrom(() => gen(hostile))
        const site = withEscapes(replaceWords(harmless, word))
        const found = await outputs(site)
        expect(found).toEqual({ ...Object(replaceWords(expected, word)), snapshot: site })
        manifests += 1
      }
    }),
    { numRuns: SITES, endOnFailure: true },
  )
  // The generator fills the texts of all kinds of sections and fields.
  expect(used.size).toBeGreaterThan(hasManyRuns ? 300 : 200)
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined()
  process.stdout.write(
    `${manifests} hostile manifests, texts in ${used.size} slots, ${shown.size} of them shown in documents\n`,
  )
})

it('texts of 200,000 characters are output completely', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), hostileText, async (gen, text) => {
      const slots = new Map<string, string>()
      const harmless = randomSite(randomFrom(gen, slots))
      const large = new Set([...slots.keys()].filter((_, index) => index % 25 === 0))
      const long = `${text}#`.repeat(Math.ceil(200_000 / (text.length + 1)))
      const word = (name: string) => (large.has(name) ? `${long}${name.slice(1, -1)}` : name)
      const site = withEscapes(replaceWords(harmless, word))
      expect(await outputs(site)).toEqual({
        ...Object(replaceWords(await outputs(harmless), word)),
        snapshot: site,
      })
    }),
    { numRuns: hasManyRuns ? 2 : 1, endOnFailure: true },
  )
})

/** A site whose texts with Markdown are the same texts without markup: each character of Markdown is escaped. */
const withEscapes = (site: unknown) =>
  mapMarked(textRegistry, siteSchema, site, (schema, text) =>
    textRegistry.get(schema)?.markdown === undefined
      ? text
      : String(text).replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`),
  )

/** Returns a function that replaces each word by its own text, always the same for the same word. */
function replacementsFrom(next: () => string): (word: string) => string {
  const words = new Map<string, string>()
  return (word) => {
    const known = words.get(word) ?? `${next()}#${word.slice(1, -1)}`
    words.set(word, known)
    return known
  }
}
