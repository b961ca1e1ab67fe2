import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { isError } from '../../generator/diagnostics/diagnostic.ts'
import { generate } from '../../generator/emit/generate.ts'
import { manifestSource } from '../../generator/manifest/locate.ts'
import manifest from './fixtures/minimal/site.manifest.ts'
import { IMAGE_FILES } from './project.ts'

// The compiler's own parser is slow to load on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const text = `export default ${JSON.stringify(manifest, null, 2)}`
const source = manifestSource('site.manifest.ts', text)
const lines = text.split('\n').length

class Thing {
  readonly kind = 'prose'
}

/** Values that a manifest must not hold, and some that it may hold in other places. */
const wrong = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, maxDepth: 2 }),
  fc.constantFrom<unknown>(
    undefined,
    Symbol('s'),
    10n,
    () => 'later',
    new Thing(),
    Promise.resolve(),
    new Proxy(
      {},
      {
        ownKeys() {
          throw new Error('no keys today')
        },
      },
    ),
    JSON.parse('{ "__proto__": { "title": "x" }, "constructor": 1 }'),
    {
      title: 'A title',
      get hero() {
        throw new Error('no hero today')
      },
    },
  ),
)

/** The value with one place in it, chosen by the numbers, replaced. */
function mutated(value: unknown, choices: readonly number[], put: unknown): unknown {
  const [choice, ...rest] = choices
  if (choice === undefined || typeof value !== 'object' || value === null) return put
  const keys = Object.keys(value)
  if (keys.length === 0) return put
  const chosen = keys[choice % keys.length] ?? ''
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [
    key,
    key === chosen ? mutated(item, rest, put) : item,
  ])
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}

it('any value in any place is either fine or told, with a place and a next step, and never a crash', async () => {
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(30), { maxLength: 6 }), wrong, async (at, put) => {
      const value = mutated(manifest, at, put)
      const { files, diagnostics } = await generate(value, { imageFiles: IMAGE_FILES })
      const errors = diagnostics.filter(isError)
      expect(files === undefined).toBe(errors.length > 0)
      if (errors.length > 0) refused += 1
      for (const { path, atKey, message } of errors) {
        const { line, column } = source.locate(path, atKey ?? false)
        expect(line).toBeLessThanOrEqual(lines)
        expect(column).toBeGreaterThan(0)
        expect(message).toMatch(/\S+ \S+/)
      }
    }),
    { numRuns: 500 },
  )
  expect(refused).toBeGreaterThan(250)
})
