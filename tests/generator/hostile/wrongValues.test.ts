import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatPath,
  isError,
  type Diagnostic,
  type ModelPath,
} from '../../../generator/diagnostics/diagnostic.ts'
import { valueAt } from '../../../generator/manifest/modelValues.ts'
import { generate } from '../../../generator/emit/generate.ts'
import { manifestOf } from '../../../generator/manifest/testing/manifestOf.ts'
import { validate } from '../../../generator/manifest/validate.ts'
import manifest from '../fixtures/minimal/site.manifest.ts'
import { IMAGE_FILES } from '../project.ts'

const text = `export default ${JSON.stringify(manifest, null, 2)}`
const source = await manifestOf({ 'site.manifest.ts': text })
const lineCount = text.split('\n').length

/** The paths of all values of the manifest, and that of the manifest itself. */
const paths: readonly ModelPath[] = [[], ...pathsIn(manifest)]

/** Any value of JavaScript. */
const anyValue = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
})

it('any value in any place is accepted, or rejected with a location and a message', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom<ModelPath>(...paths), anyValue, async (path, value) => {
      const site = replaceAt(manifest, path, value)
      const { files, diagnostics } = await generate(site, { imageFiles: IMAGE_FILES })
      const errors = diagnostics.filter(isError)
      expect(files === undefined).toBe(errors.length > 0)
      for (const error of errors) {
        const { line, column } = source.locate(error.path, error.atKey ?? false)
        expect(line).toBeLessThanOrEqual(lineCount)
        expect(column).toBeGreaterThan(0)
        expect(error.message).toMatch(/\S+ \S+/)
      }
    }),
    {
      numRuns: process.env['MANY_RUNS'] === undefined ? 100 : 2000,
      examples: [[['routes', '/', 'sections', 1, 'kind'], { toString: 0 }]],
    },
  )
})

/** Edits that break a value: its schema rejects it. */
const BREAK: readonly (readonly [
  name: string,
  edit: (parent: unknown, path: ModelPath) => unknown,
])[] = [
  ['a function', (value, path) => replaceAt(value, path, () => 'later')],
  ['an empty text', (value, path) => replaceAt(value, path, '')],
  ['undefined', (value, path) => replaceAt(value, path, undefined)],
  ['a misspelled name', (value, path) => renameAt(value, path)],
]

/** The manifest with a mistake in every part that has rules. Its values match the schema. */
const MISTAKES: readonly (readonly [path: ModelPath, value: unknown])[] = [
  [['media', 'images', 'venue', 'file'], 'missing.svg'],
  [['places', 'office', 'phone', 'text'], '(301) 555-0199'],
  [['events', 'happyHour', 'venue', 'logo'], 'noSuchLogo'],
  [['forms', 'contact', 'fields', 1, 'name'], 'name'],
  [['navigation', 1, 'to'], '/contact'],
  [['footer', 'summary'], 'At work since 2014.'],
  [['redirects', 0, 'to'], '/no-such-page'],
  [['routes', '/', 'hero', 'actions', 0, 'to'], '/contact-us#no-such-section'],
  [['routes', '/', 'hero', 'images', 1], 'noSuchImage'],
  [['routes', '/', 'sections', 0, 'cards', 0, 'icon'], 'no-such-icon'],
  [['routes', '/contact-us', 'sections', 2, 'hours'], 'noSuchPlace'],
  [['routes', '/contact-us/write', 'alias'], '/no-such-page'],
]

const mistaken = MISTAKES.reduce<unknown>(
  (value, [path, mistake]) => replaceAt(value, path, mistake),
  replaceAt(manifest, ['constants', 'founded', 'patterns'], ['since {value}']),
)

describe('a value that its schema rejects', async () => {
  const text = ({ code, path, message }: Diagnostic) => `${code} ${formatPath(path)} ${message}`
  const errorsOf = async (value: unknown) => {
    const { diagnostics } = await generate(value, { imageFiles: IMAGE_FILES })
    return diagnostics.filter(isError).map(text)
  }
  const mistakes = await errorsOf(mistaken)

  it('hides no mistake that does not depend on it', async () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(MISTAKES.length)
    const found = await errorsOf(replaceAt(mistaken, ['routes', '/', 'hero', 'title'], ''))
    expect(found.filter((error) => !mistakes.includes(error))).toEqual([
      'invalid-value routes["/"].hero.title The text is empty.',
    ])
    expect(mistakes.filter((error) => !found.includes(error))).toEqual([])
  })

  it.each(BREAK)('causes no further error: %s', async (name, edit) => {
    const further: string[] = []
    for (const path of pathsFor(name)) {
      const broken = edit(mistaken, path)
      const ofSchema = validate(broken).diagnostics.map(text)
      if (ofSchema.length === 0) continue
      const expected = new Set([...ofSchema, ...mistakes])
      const found = (await errorsOf(broken)).filter((error) => !expected.has(error))
      further.push(...found.map((error) => `${formatPath(path)}: ${error}`))
    }
    expect(further).toEqual([])
  })
})

/** The values that an edit breaks: `npm test` breaks each value by one of the edits, `npm run test:more` by each. */
function pathsFor(edit: string): ModelPath[] {
  const paths = pathsIn(mistaken)
  if (process.env['MANY_RUNS'] !== undefined) return paths
  const own = BREAK.findIndex(([name]) => name === edit)
  return paths.filter((_, index) => index % BREAK.length === own)
}

/** The paths of all values below a value. */
function pathsIn(value: unknown, above: ModelPath = []): ModelPath[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => {
    const path = [...above, key]
    return [path, ...pathsIn(valueAt(value, [key]), path)]
  })
}

/** Adds a letter to the name of the property at a path. An item of a list stays as it is. */
function renameAt(value: unknown, path: ModelPath): unknown {
  const [parent, name] = [path.slice(0, -1), path.at(-1)]
  if (typeof name !== 'string') return value
  const entries = Object.entries(valueAt(value, parent) ?? {})
  const renamed = entries.map(([key, item]) => [key === name ? `${key}X` : key, item] as const)
  return replaceAt(value, parent, Object.fromEntries(renamed))
}

/** Replaces the value at a path. */
function replaceAt(value: unknown, [key, ...rest]: ModelPath, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaceAt(item, rest, replacement) : item))
  }
  const entries = Object.entries(value ?? {})
  if (!entries.some(([name]) => name === key)) {
    if (rest.length > 0) throw new Error(`There is no ${String(key)}.`)
    return { ...Object(value), [key]: replacement }
  }
  return Object.fromEntries(
    entries.map(([name, item]) => [name, name === key ? replaceAt(item, rest, replacement) : item]),
  )
}
