import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPath, type ModelPath } from '../../../generator/diagnostics/diagnostic.ts'
import { mapMarked, mapReferences } from '../../../generator/manifest/schemaWalk.ts'
import { validate } from '../../../generator/manifest/validate.ts'
import { textRegistry } from '../../../src/model/text.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { replaceWords } from './hostileText.ts'
import { randomFrom } from './random.ts'
import { randomSite, WORD_SLOTS } from './randomSite.ts'

/** The product name and the wordmark are not single words. */
const SLOTS = WORD_SLOTS.filter((slot) => slot !== 'product.name' && slot !== 'brand.wordmark')

/** Random sites that together have a text in every slot, each with the slots of its words. */
const examples = sitesWithAllSlots()

function sitesWithAllSlots() {
  const missing = new Set(SLOTS)
  const found: { readonly site: Site; readonly slots: ReadonlyMap<string, string> }[] = []
  for (const gen of fc.sample(fc.gen(), { numRuns: 120, seed: 1 })) {
    const slots = new Map<string, string>()
    const site = randomSite(randomFrom(gen, slots))
    // All, not only one: each slot is removed.
    if ([...slots.values()].filter((slot) => missing.delete(slot)).length > 0) {
      found.push({ site, slots })
    }
  }
  expect([...missing]).toEqual([])
  return found
}

/** The paths of the texts in a value that contain a text. */
function pathsOf(value: unknown, text: string, path: ModelPath = []): ModelPath[] {
  if (typeof value === 'string') return value.includes(text) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Array.isArray(value)
    ? value.flatMap((item, index) => pathsOf(item, text, [...path, index]))
    : Object.entries(value).flatMap(([key, item]) => pathsOf(item, text, [...path, key]))
}

/** Expects one problem at each of the paths, and no other. */
function expectProblems(site: unknown, code: string, paths: readonly ModelPath[]) {
  const found = validate(site).diagnostics.map((one) => `${one.code} ${formatPath(one.path)}`)
  expect(found.toSorted()).toEqual(paths.map((path) => `${code} ${formatPath(path)}`).toSorted())
}

it.each([
  ['NUL', '\0'],
  ['a high surrogate without a low surrogate', '\uD83D'],
  ['a low surrogate without a high surrogate', '\uDE80'],
  ['a C0 control character', '\u001B'],
  ['a C1 control character', '\u0085'],
  ['a noncharacter', '\uFFFE'],
])('%s is rejected in every text, with its path', (_, char) => {
  for (const { site, slots } of examples) {
    const unsafe = replaceWords(site, (word) => {
      const slot = slots.get(word) ?? ''
      return SLOTS.includes(slot) ? `words ${char} words` : word
    })
    const paths = pathsOf(unsafe, char)
    expect(paths.length).toBeGreaterThan(100)
    expectProblems(unsafe, 'unsafe-character', paths)
  }
})

it.each(['\u202E', '\u2066', '\u200F'])(
  'the bidirectional control character %j is rejected in every link',
  (char) => {
    let count = 0
    for (const { site } of examples.slice(0, 10)) {
      const spoofed = mapReferences(siteSchema, site, (to, name) =>
        to === 'link' ? `https://example.com/${char}gnp.exe` : name,
      )
      const paths = pathsOf(spoofed, char)
      expectProblems(spoofed, 'bidi-control-character', paths)
      count += paths.length
    }
    expect(count).toBeGreaterThan(50)
  },
)

it('characters that change the order of letters are rejected in every text', () => {
  for (const { site } of examples.slice(0, 2)) {
    const changed = mapMarked(textRegistry, siteSchema, site, () => 'words \u202E words')
    const paths = pathsOf(changed, '\u202E')
    expect(paths.length).toBeGreaterThan(50)
    const { diagnostics } = validate(changed)
    const found = diagnostics.map(({ path }) => formatPath(path))
    expect(found.toSorted()).toEqual(paths.map(formatPath).toSorted())
    for (const one of diagnostics) expect(JSON.stringify(one)).toContain('U+202E')
  }
})
