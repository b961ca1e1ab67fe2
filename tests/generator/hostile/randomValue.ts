import * as z from 'zod'
import { referenceRegistry, type ReferenceKind } from '../../../src/model/reference.ts'
import type { Random } from './random.ts'

/** The names of each list of the manifest. Many are also names of JavaScript. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  constants: ['constructor', 'isPrototypeOf'],
  'media.images': ['constructor', 'class', 'orbit'],
  places: ['hasOwnProperty'],
  events: ['valueOf'],
  forms: ['toString', 'default'],
  'consent.categories': ['constructor', 'maps'],
  thirdParties: [],
  languages: ['es-US'],
  routes: ['/', '/team'],
  files: ['/constructor.csv'],
}

const REFERENCES: Readonly<Record<ReferenceKind, readonly string[]>> = {
  link: [
    '/',
    '/team',
    '/team#main',
    '/constructor.csv',
    "https://example.com/?a='&amp;b=`${alert(1)}`*//%3C/script%3E",
    "mailto:o'neil&lt;@example.com",
    'tel:+13015550100',
  ],
  page: NAMES['routes'] ?? [],
  icon: ['function', 'number-0', 'shield-lock'],
  image: NAMES['media.images'] ?? [],
  form: NAMES['forms'] ?? [],
  event: NAMES['events'] ?? [],
  place: NAMES['places'] ?? [],
  hours: NAMES['places'] ?? [],
  category: NAMES['consent.categories'] ?? [],
  media: ['1-class.mp4'],
  language: NAMES['languages'] ?? [],
}

/** Texts of all formats that the schema requires. */
const FORMATTED: readonly string[] = [
  'MD',
  '20850',
  '+13015550100',
  '2026-11-20',
  '2025-07-18T15:00',
  'America/New_York',
  'https://www.example.com',
  'https://maps.example.com/?q=1',
  '#0a1424',
  'orbit.avif',
  'aqz-KE-bpKQ',
  '76979871',
  'symbol.svg',
  'list.csv',
  'acme.woff2',
  '@fontsource-variable/acme',
  '64em',
  'jobInterests',
  'our-work',
  'en',
  '/old',
  '64em',
  'founded in {value}',
  'off',
  'tel',
]

/** Values that rules compare with other values, or with the formats of a country. */
const FIXED: readonly (readonly [slot: RegExp, value: unknown])[] = [
  [/^places\.\*\.phone\.text$/, '(301) 555-0100'],
  [/\.address\(1\)\.country$/, 'CA'],
  [/^places\.\*\.hours$/, { monday: ['08:00-12:00'] }],
  [/^media\.widths$/, [480, 960]],
  // The text of a link must be a part of the label.
  [/\.fields\[\]\(\d+\)\.link$/, undefined],
  // Code and attributes of a third party's script.
  [/^thirdParties\.\*\(\d+\)\.(?:attributes|start)$/, undefined],
  // A row has a cell for each column.
  [/\.columns$/, [{ title: 'A' }, { title: 'B' }]],
  [/\.cells$/, ['1', '2']],
  [/\.captions$/, [{ file: 'class.en.vtt', language: 'en', label: 'Class' }]],
  // Without an image, the initials of the title are shown.
  [/\.profiles\[\]\.image$/, 'orbit'],
]

const fixed = (slot: string) => FIXED.find(([pattern]) => pattern.test(slot))

/** A text that only slots without a format accept. */
const ANY = '"`${1}*/</script> w'

/** Remembers the result for each schema. Every site asks for the same few hundred schemas. */
function once<Schema extends z.core.$ZodType, Result>(compute: (schema: Schema) => Result) {
  const results = new WeakMap<Schema, { readonly result: Result }>()
  return (schema: Schema): Result => {
    const known = results.get(schema) ?? { result: compute(schema) }
    results.set(schema, known)
    return known.result
  }
}

const acceptsAny = once((schema) => z.safeParse(schema, ANY).success)

/** The texts of `FORMATTED` that a schema accepts. */
const formattedTexts = once((schema) =>
  FORMATTED.filter((text) => z.safeParse(schema, text).success),
)

/** The references that a schema accepts. */
const references = once((schema) =>
  REFERENCES[referenceRegistry.get(schema)?.kind ?? 'link'].filter(
    (name) => z.safeParse(schema, name).success,
  ),
)

/** A random value that a schema accepts. */
export function randomValue(schema: z.core.$ZodType, random: Random, slot = ''): unknown {
  const reference = referenceRegistry.get(schema)
  if (reference !== undefined) return random.pick(references(schema))
  const found = fixed(slot)
  if (found !== undefined) return found[1]
  const template = templateOf(schema)
  if (template !== undefined) return template
  if (isOptional(schema)) {
    const isLeftOut = !isNeeded(slot) && random.integer(0, 3) === 0
    return isLeftOut ? undefined : randomValue(schema.def.innerType, random, slot)
  }
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, part]) => [
        key,
        randomValue(part, random, slot === '' ? key : `${slot}.${key}`),
      ]),
    )
  }
  if (schema instanceof z.ZodRecord) {
    const { valueType } = schema.def
    const names = NAMES[slot] ?? allowedNames(schema.def.keyType)
    if (names === undefined) throw new Error(`There are no names for ${slot}.`)
    return Object.fromEntries(
      names.map((name) => [name, randomValue(valueType, random, `${slot}.*`)]),
    )
  }
  if (schema instanceof z.ZodArray) {
    const { min, max } = bounds(schema)
    const length = random.integer(min, Math.min(max, min + 2))
    return Array.from({ length }, () => randomValue(schema.element, random, `${slot}[]`))
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = random.pick(schema.options)
    return randomValue(option, random, `${slot}(${schema.options.indexOf(option)})`)
  }
  if (schema instanceof z.ZodUnion) {
    // Some sections need an alternative text.
    const options = schema.options.filter((option) => !z.safeParse(option, '').success)
    return randomValue(random.pick(options), random, slot)
  }
  return leaf(schema, random, slot)
}

/** Whether random references need the slot: it is a list of `NAMES`, or contains one. */
const isNeeded = (slot: string) =>
  slot === 'navigation[].to' ||
  Object.keys(NAMES).some((list) => list === slot || list.startsWith(`${slot}.`))

const isOptional = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault

/** The default of a text with placeholders. Other texts do not contain the placeholders. */
function templateOf(schema: z.core.$ZodType): string | undefined {
  const text = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined
  return typeof text === 'string' && /\{\w+\}/.test(text) ? text : undefined
}

/** The only names that a record accepts. `undefined`: any name. */
const allowedNames = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodEnum ? schema.options.map(String) : undefined

function leaf(schema: z.core.$ZodType, random: Random, slot: string): unknown {
  if (schema instanceof z.ZodLiteral) return random.pick([...schema.values])
  if (schema instanceof z.ZodEnum) return random.pick(schema.options)
  if (schema instanceof z.ZodBoolean) return random.integer(0, 1) === 1
  if (schema instanceof z.ZodNumber) {
    const min = Math.max(schema.minValue ?? 0, -1000)
    return random.integer(Math.ceil(min), Math.floor(Math.min(schema.maxValue ?? 1000, min + 1000)))
  }
  if (acceptsAny(schema)) return random.word(slot)
  const texts = formattedTexts(schema)
  if (texts.length === 0) throw new Error(`FORMATTED contains no text for ${slot}.`)
  return random.pick(texts)
}

/** The allowed lengths of a list, from the issues for a list that is too short or too long. */
const bounds = once((schema: z.ZodArray): { readonly min: number; readonly max: number } => {
  const [short] = z.safeParse(schema, []).error?.issues ?? []
  const long = z.safeParse(schema, Array.from({ length: 1000 })).error?.issues ?? []
  const tooLong = long.find(({ code }) => code === 'too_big')
  return {
    min: short?.code === 'too_small' ? Number(short.minimum) : 0,
    max: tooLong?.code === 'too_big' ? Number(tooLong.maximum) : Number.POSITIVE_INFINITY,
  }
})
