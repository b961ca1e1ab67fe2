import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { completeDocument } from '../../../generator/build/document.ts'
import { generate } from '../../../generator/emit/generate.ts'
import { renderPage } from '../../../src/renderPage.tsx'
import { readNavigation } from '../../../src/shell/navigation/readNavigation.ts'
import { drawing, WORD } from './draw.ts'
import { drawnSite, WORD_SLOTS } from './drawnSite.ts'
import { hostileText, reworded } from './hostileText.ts'
import { markup } from './markup.ts'
import { runModules } from './runModules.ts'
import { compiled } from './syntax.ts'

vi.setConfig({ testTimeout: 1_800_000 })

// As the build renders, and five times as fast.
vi.hoisted(() => (process.env['NODE_ENV'] = 'production'))
vi.mock('react/jsx-dev-runtime', async () => {
  const { Fragment, jsx } = await import('react/jsx-runtime')
  return { Fragment, jsxDEV: jsx }
})

/** Sites that differ in shape, and sets of words for each: together the manifests that are tried. */
const SHAPES = 100
const WORDINGS = 2

/** What the shell imports of the generated files. */
const current = vi.hoisted(() => {
  const site: object = {}
  const tree: object = {}
  return { site, tree }
})

vi.mock('../../../generated/site.gen.ts', () => ({
  get product() {
    return Reflect.get(current.site, 'product')
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

/** Both outputs of a site, read by parsers: the nodes of the generated code, its data, and the documents. */
async function outputs(site: unknown) {
  const { files, diagnostics } = await generate(site, { imageFiles: new Set(['orbit.avif']) })
  if (files === undefined) throw new Error(JSON.stringify(diagnostics, null, 2))
  const modules = new Map(
    [...files]
      .filter(([name]) => /\.tsx?$/.test(name))
      .map(([name, text]) => [name, compiled(name, text)]),
  )
  for (const text of files.values()) expect(Buffer.from(text).toString()).toBe(text)
  expect([...modules.values()].flatMap(({ mistakes }) => mistakes)).toEqual([])
  const load = runModules(new Map([...modules].map(([name, { script }]) => [name, script])))
  current.site = load('site.gen.ts')
  current.tree = load('routeTree.gen.ts')
  const navigation = readNavigation(JSON.parse(files.get('navigation.json') ?? ''))
  const documents: string[][] = []
  // On a server the router keeps the first tree that it met.
  Reflect.deleteProperty(globalThis, '__TSR_CACHE__')
  for (const address of ['/', '/not/here']) {
    const { html, structuredData } = await renderPage(address, navigation)
    const parts = { styles: [], entry: { src: '/s.js' }, scripts: [], navigation, structuredData }
    documents.push(markup(completeDocument(html, parts)))
  }
  return {
    code: [...modules.values()].map(({ nodes }) => nodes),
    lock: JSON.parse(files.get('site.snapshot.json') ?? ''),
    navigation,
    documents,
  }
}

const hostile = () => hostileText

it('words of any kind, in every place for words, come out as they went in and run nothing', async () => {
  const drawn = new Set<string>()
  const seen = new Set<string>()
  let manifests = 0
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (gen) => {
      const slots = new Map<string, string>()
      const tame = drawnSite(drawing(gen, slots))
      const expected = await outputs(tame)
      for (const slot of slots.values()) drawn.add(slot)
      const shown = expected.documents.flat().join('\n')
      for (const [word] of shown.matchAll(WORD)) seen.add(slots.get(word) ?? '')
      for (let wording = 0; wording < WORDINGS; wording += 1) {
        const word = wordingOf(() => gen(hostile))
        const site = reworded(tame, word)
        const found = await outputs(site)
        expect(found).toEqual(reworded(expected, word))
        expect(found.lock).toEqual(site)
        manifests += 1
      }
    }),
    { numRuns: SHAPES, endOnFailure: true },
  )
  expect([...drawn].toSorted()).toEqual(WORD_SLOTS)
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined()
  process.stdout.write(
    `${manifests} hostile manifests, words in ${drawn.size} places, ${seen.size} of them shown in documents\n`,
  )
})

it('a megabyte of them comes out whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), hostileText, async (gen, text) => {
      const slots = new Map<string, string>()
      const tame = drawnSite(drawing(gen, slots))
      const large = new Set([...slots.keys()].filter((_, index) => index % 25 === 0))
      const much = `${text}#`.repeat(Math.ceil(1_000_000 / (text.length + 1)))
      const word = (name: string) => (large.has(name) ? `${much}${name.slice(1, -1)}` : name)
      expect(await outputs(reworded(tame, word))).toEqual(reworded(await outputs(tame), word))
    }),
    { numRuns: 2, endOnFailure: true },
  )
})

/** The same words for the same word, and different ones for each. */
function wordingOf(next: () => string): (word: string) => string {
  const words = new Map<string, string>()
  return (word) => {
    const known = words.get(word) ?? `${next()}#${word.slice(1, -1)}`
    words.set(word, known)
    return known
  }
}
