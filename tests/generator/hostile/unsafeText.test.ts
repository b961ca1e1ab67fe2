import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { ModelPath } from '../../../generator/diagnostics/diagnostic.ts'
import { mapMarked, mapReferences } from '../../../generator/manifest/schemaWalk.ts'
import { validate } from '../../../generator/manifest/validate.ts'
import { textRegistry } from '../../../src/model/text.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { randomFrom } from './random.ts'
import { randomSite, WORD_SLOTS } from './randomSite.ts'

vi.setConfig({ testTimeout: 600_000 })

/** Replaces the value at a path. */
function replaceAt(value: unknown, [key, ...rest]: ModelPath, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaceAt(item, rest, text) : item))
  }
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, item]) => [
      name,
      name === key ? replaceAt(item, rest, text) : item,
    ]),
  )
}

/** The texts in a value with their paths. */
function* textPaths(value: unknown, path: ModelPath = []): Generator<[string, ModelPath]> {
  if (typeof value === 'string') yield [value, path]
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textPaths(item, [...path, index])
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* textPaths(item, [...path, key])
  }
}

let cached: ReturnType<typeof examples> | undefined

/** For each slot, a site that contains it, and the path of the slot in the site. */
function examples(): Map<string, { site: Site; path: ModelPath }> {
  const found = new Map<string, { site: Site; path: ModelPath }>()
  for (const gen of fc.sample(fc.gen(), { numRuns: 120, seed: 1 })) {
    const slots = new Map<string, string>()
    const site = randomSite(randomFrom(gen, slots))
    for (const [word, path] of textPaths(site)) {
      const slot = slots.get(word)
      if (slot !== undefined && !found.has(slot)) found.set(slot, { site, path })
    }
  }
  return found
}

const problems = (site: unknown) =>
  validate(site).diagnostics.map(({ code, path }) => ({ code, path }))

it.each([
  ['NUL', '\0'],
  ['a high surrogate without a low surrogate', '\uD83D'],
  ['a low surrogate without a high surrogate', '\uDE80'],
  ['a C0 control character', '\u001B'],
  ['a C1 control character', '\u0085'],
  ['a noncharacter', '\uFFFE'],
])('%s is rejected in every text, with its path', (_, char) => {
  const found = (cached ??= examples())
  // The product name and the wordmark are not single words.
  const slots = WORD_SLOTS.filter((slot) => slot !== 'product.name' && slot !== 'brand.wordmark')
  expect([...found.keys()].toSorted()).toEqual(slots)
  for (const { site, path } of found.values()) {
    const text = `words ${char} words`
    expect(problems(replaceAt(site, path, text))).toEqual([{ code: 'unsafe-character', path }])
  }
})

it('bidirectional control characters are rejected in every link', () => {
  let count = 0
  for (const gen of fc.sample(fc.gen(), { numRuns: 10, seed: 1 })) {
    const site = randomSite(randomFrom(gen, new Map()))
    mapReferences(siteSchema, site, (to, name, path) => {
      if (to !== 'link') return name
      for (const char of ['\u202E', '\u2066', '\u200F']) {
        const spoofed = replaceAt(site, path, `https://example.com/${char}gnp.exe`)
        expect(problems(spoofed)).toEqual([{ code: 'bidi-control-character', path }])
        count += 1
      }
      return name
    })
  }
  expect(count).toBeGreaterThan(100)
})

it('characters that change the order of letters are rejected in every text', () => {
  let count = 0
  for (const gen of fc.sample(fc.gen(), { numRuns: 2, seed: 1 })) {
    const site = randomSite(randomFrom(gen, new Map()))
    mapMarked(textRegistry, siteSchema, site, (_, text, path) => {
      const { diagnostics } = validate(replaceAt(site, path, `words \u202E words`))
      expect(diagnostics.map((one) => one.path)).toEqual([path])
      expect(JSON.stringify(diagnostics)).toContain('U+202E')
      count += 1
      return text
    })
  }
  expect(count).toBeGreaterThan(100)
})
