import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { completeHtml } from '../../../generator/bundle/html.ts'
import { isError } from '../../../generator/diagnostics/diagnostic.ts'
import { generate } from '../../../generator/emit/generate.ts'
import { mapMarked } from '../../../generator/manifest/schemaWalk.ts'
import { render } from '../../../src/entry-server.tsx'
import { readNavigation } from '../../../src/shell/header/navigationStore.ts'
import { siteSchema } from '../../../src/site/site.ts'
import { siteOfWords } from './siteOfWords.ts'
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

/** The number of hostile sites. */
const RUNS = hasManyRuns ? 200 : 6

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
  if (files === undefined) throw new Error(JSON.stringify(diagnostics.filter(isError), null, 2))
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

const { site: harmless, slots } = siteOfWords()

const numberOf = (word: string) => Number(word.slice(1, -1))

/** Texts that only the build puts into pages, or that no page shows. */
const NOT_GENERATED = /^(?:announcement|thirdParties|events\.\*\.venue\.address)/

/** The outputs of the site with other texts instead of its words, and what they must be. */
async function outputsWith(word: (word: string) => string) {
  const site = withEscapes(replaceWords(harmless, word))
  const found = await outputs(site)
  return { found, wanted: { ...Object(replaceWords(await expected(), word)), snapshot: site } }
}

/** The outputs of the site with its words. */
let cached: ReturnType<typeof outputs> | undefined
const expected = () => (cached ??= outputs(harmless))

it('any text in any slot is output unchanged and runs no code', async () => {
  const { snapshot: _, ...generated } = await expected()
  const words = new Set(JSON.stringify(generated).match(/w\d+w/g))
  const used = new Set([...slots].flatMap(([word, slot]) => (words.has(word) ? [slot] : [])))
  const unused = [...slots.values()].filter((slot) => !used.has(slot) && !NOT_GENERATED.test(slot))
  expect(unused).toEqual([])
  const texts = fc.array(hostileText, { minLength: slots.size, maxLength: slots.size })
  await fc.assert(
    fc.asyncProperty(texts, async (replacements) => {
      const { found, wanted } = await outputsWith(
        (word) => `${replacements[numberOf(word) - 1]}#${numberOf(word)}`,
      )
      expect(found).toEqual(wanted)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined()
  process.stdout.write(`${RUNS} hostile manifests, ${slots.size} texts each\n`)
})

it('texts of 200,000 characters are output completely', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const long = `${text}#`.repeat(Math.ceil(200_000 / (text.length + 1)))
      const { found, wanted } = await outputsWith((word) => {
        const number = numberOf(word)
        return number % 50 === 0 ? `${long}${number}` : word
      })
      expect(found).toEqual(wanted)
    }),
    { numRuns: hasManyRuns ? 2 : 1, endOnFailure: true },
  )
})

/** A site whose texts with Markdown are the same texts without markup: each character of Markdown is escaped. */
const withEscapes = (site: unknown) =>
  mapMarked(['text'], siteSchema, site, (text, { markdown }) =>
    markdown === undefined ? text : String(text).replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`),
  )
