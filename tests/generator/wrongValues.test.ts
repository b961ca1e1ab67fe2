import { describe, expect, it } from 'vitest'
import {
  formatPath,
  isError,
  type Diagnostic,
  type ModelPath,
  valueAt,
} from '../../generator/diagnostics/diagnostic.ts'
import { generate } from '../../generator/emit/generate.ts'
import { manifestOf } from '../../generator/manifest/testing/manifestOf.ts'
import { validate } from '../../generator/manifest/validate.ts'
import manifest from './fixtures/minimal/site.manifest.ts'
import { IMAGE_FILES } from './project.ts'

const text = `export default ${JSON.stringify(manifest, null, 2)}`
const source = await manifestOf({ 'site.manifest.ts': text })
const lineCount = text.split('\n').length

class Section {
  readonly kind = 'prose'
}

const circular: Record<string, unknown> = { kind: 'prose' }
circular['itself'] = circular

const withHoles: unknown[] = []
withHoles[2] = 'c'

/** Values that JSON cannot represent. */
const NOT_JSON: readonly (readonly [name: string, value: unknown])[] = [
  ['a bigint', 10n],
  ['a symbol', Symbol('s')],
  ['a function', () => 'later'],
  ['a date', new Date(0)],
  ['a map', new Map([['kind', 'prose']])],
  ['an instance of a class', new Section()],
  ['an object that contains itself', circular],
]

/** JSON values that are invalid at all of the paths below. */
const INVALID: readonly (readonly [name: string, value: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['true', true],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['a large number', 1e300],
  ['a list with holes', withHoles],
  ['lists in lists', [[[[]]]]],
  ['an object without prototype', Object.assign(Object.create(null), { kind: 'prose' })],
  ['an object with unknown keys', { constructor: 1, titel: 'A title' }],
]

/** Paths of objects, records, lists, texts, numbers, references and discriminators. */
const PATHS: readonly ModelPath[] = [
  [],
  ['product'],
  ['product', 'name'],
  ['product', 'origin'],
  ['media', 'images'],
  ['media', 'images', 'orbit', 'focus', 'x'],
  ['events', 'happyHour', 'start'],
  ['forms', 'contact', 'fields'],
  ['forms', 'contact', 'fields', 0, 'kind'],
  ['navigation', 1, 'children', 0, 'to'],
  ['routes', '/', 'hero', 'images', 1],
  ['routes', '/', 'sections', 0],
  ['routes', '/contact-us'],
]

const paths = PATHS.map((path) => [path.join('.') || 'the manifest', path] as const)

describe.each(NOT_JSON)('%s', (_, wrong) => {
  it.each(paths)('is rejected as %s, with its path', async (_, path) => {
    const errors = await errorsOf(replaceAt(manifest, path, wrong))
    const found = errors.find(({ code }) => code === 'not-serializable')
    expect(found?.path.slice(0, path.length)).toEqual(path)
  })
})

describe.each(INVALID)('%s', (_, wrong) => {
  it.each(paths)('is rejected as %s', async (_, path) => {
    expect(await errorsOf(replaceAt(manifest, path, wrong))).not.toEqual([])
  })
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
  [['events', 'happyHour', 'end'], '2027-03-14T02:30'],
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

/** The errors of a manifest. Each has a location in the source and a message. */
async function errorsOf(value: unknown) {
  const { files, diagnostics } = await generate(value, { imageFiles: IMAGE_FILES })
  expect(files).toBeUndefined()
  const errors = diagnostics.filter(isError)
  for (const { path, atKey, message } of errors) {
    const { line, column } = source.locate(path, atKey ?? false)
    expect(line).toBeLessThanOrEqual(lineCount)
    expect(column).toBeGreaterThan(0)
    expect(message).toMatch(/\S+ \S+/)
  }
  return errors
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
