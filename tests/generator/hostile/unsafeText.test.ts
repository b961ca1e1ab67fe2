import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { ModelPath } from '../../../generator/diagnostics/diagnostic.ts'
import { mapReferences } from '../../../generator/manifest/schemaWalk.ts'
import { validate } from '../../../generator/manifest/validate.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { drawing } from './draw.ts'
import { drawnSite, WORD_SLOTS } from './drawnSite.ts'

vi.setConfig({ testTimeout: 600_000 })

/** The value with what stands at a path replaced. */
function put(value: unknown, [key, ...rest]: ModelPath, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? put(item, rest, text) : item))
  }
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, item]) => [
      name,
      name === key ? put(item, rest, text) : item,
    ]),
  )
}

/** The places of a site's words. */
function* wordPlaces(value: unknown, path: ModelPath = []): Generator<[string, ModelPath]> {
  if (typeof value === 'string') yield [value, path]
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* wordPlaces(item, [...path, index])
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* wordPlaces(item, [...path, key])
  }
}

let known: ReturnType<typeof examples> | undefined

/** For each slot a site in which it is filled, and the place of it there. */
function examples(): Map<string, { site: Site; path: ModelPath }> {
  const found = new Map<string, { site: Site; path: ModelPath }>()
  for (const gen of fc.sample(fc.gen(), { numRuns: 120, seed: 1 })) {
    const slots = new Map<string, string>()
    const site = drawnSite(drawing(gen, slots))
    for (const [word, path] of wordPlaces(site)) {
      const slot = slots.get(word)
      if (slot !== undefined && !found.has(slot)) found.set(slot, { site, path })
    }
  }
  return found
}

const told = (site: unknown) => validate(site).diagnostics.map(({ code, path }) => ({ code, path }))

it.each([
  ['NUL', '\0'],
  ['half a character', '\uD83D'],
  ['the other half', '\uDE80'],
  ['a control character', '\u001B'],
  ['a control character of the second set', '\u0085'],
  ['what is no character', '\uFFFE'],
])('%s is refused in every place for words, and the place is told', (_, sign) => {
  const places = (known ??= examples())
  // The name of the product is more than a word.
  const slots = WORD_SLOTS.filter((slot) => slot !== 'product.name')
  expect([...places.keys()].toSorted()).toEqual(slots)
  for (const { site, path } of places.values()) {
    const text = `words ${sign} words`
    expect(told(put(site, path, text))).toEqual([{ code: 'unsafe-character', path }])
  }
})

it('signs that turn the direction of writing are refused in every address', () => {
  let addresses = 0
  for (const gen of fc.sample(fc.gen(), { numRuns: 10, seed: 1 })) {
    const site = drawnSite(drawing(gen, new Map()))
    mapReferences(siteSchema, site, (to, name, path) => {
      if (to !== 'link') return name
      for (const sign of ['\u202E', '\u2066', '\u200F']) {
        const spoofed = put(site, path, `https://example.com/${sign}gnp.exe`)
        expect(told(spoofed)).toEqual([{ code: 'bidi-control-character', path }])
        addresses += 1
      }
      return name
    })
  }
  expect(addresses).toBeGreaterThan(100)
})
