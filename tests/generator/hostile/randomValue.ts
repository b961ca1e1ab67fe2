import * as z from 'zod'
import { iconNames } from '../../../src/model/icon.ts'
import { referenceRegistry, type ReferenceKind } from '../../../src/model/reference.ts'
import type { Draw } from './draw.ts'

/** Names that are also names of the language, by the list that declares them. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  constants: ['constructor', 'isPrototypeOf'],
  'media.images': ['constructor', 'class', 'orbit'],
  places: ['hasOwnProperty'],
  events: ['valueOf'],
  forms: ['toString', 'default'],
  'consent.categories': ['constructor', 'maps'],
  thirdParties: [],
  routes: ['/', '/team'],
}

const REFERENCES: Readonly<Record<ReferenceKind, readonly string[]>> = {
  link: [
    '/',
    '/team',
    '/team#main',
    "https://example.com/?a='&amp;b=`${alert(1)}`*//%3C/script%3E",
    "mailto:o'neil&lt;@example.com",
    'tel:+13015550100',
  ],
  page: NAMES['routes'] ?? [],
  icon: iconNames.slice(0, 5),
  image: NAMES['media.images'] ?? [],
  form: NAMES['forms'] ?? [],
  event: NAMES['events'] ?? [],
  place: NAMES['places'] ?? [],
  category: NAMES['consent.categories'] ?? [],
}

/** Texts of every shape that the model asks for somewhere. */
const SHAPED: readonly string[] = [
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
  'jobInterests',
  'our-work',
  'en',
  '/old',
  'founded in {value}',
]

/** A text that only a slot for words takes. */
const ANY = '"`${1}*/</script> w'

/** A value that a schema accepts, drawn by chance: what the model knows is all that it knows. */
export function valueOf(schema: z.core.$ZodType, draw: Draw, slot = ''): unknown {
  const reference = referenceRegistry.get(schema)
  if (reference !== undefined) return draw.pick(REFERENCES[reference.kind])
  if (isOptional(schema)) {
    return draw.count(0, 3) === 0 ? undefined : valueOf(schema.def.innerType, draw, slot)
  }
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, part]) => [
        key,
        valueOf(part, draw, slot === '' ? key : `${slot}.${key}`),
      ]),
    )
  }
  if (schema instanceof z.ZodRecord) {
    const { valueType } = schema.def
    const names = NAMES[slot] ?? choices(schema.def.keyType)
    if (names === undefined) throw new Error(`There are no names for ${slot}.`)
    return Object.fromEntries(names.map((name) => [name, valueOf(valueType, draw, `${slot}.*`)]))
  }
  if (schema instanceof z.ZodArray) {
    const { least, most } = bounds(schema)
    const length = draw.count(least, Math.min(most, least + 2))
    return Array.from({ length }, () => valueOf(schema.element, draw, `${slot}[]`))
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = draw.pick(schema.options)
    return valueOf(option, draw, `${slot}(${schema.options.indexOf(option)})`)
  }
  if (schema instanceof z.ZodUnion) return valueOf(draw.pick(schema.options), draw, slot)
  return leaf(schema, draw, slot)
}

const isOptional = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault

/** The names that a record may have and no other. */
const choices = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodEnum ? schema.options.map(String) : undefined

/** Every slot of a schema that takes any text, each named by the way to it. */
export function wordSlots(schema: z.core.$ZodType, slot = ''): string[] {
  if (referenceRegistry.has(schema)) return []
  if (isOptional(schema)) {
    return wordSlots(schema.def.innerType, slot)
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      wordSlots(part, slot === '' ? key : `${slot}.${key}`),
    )
  }
  if (schema instanceof z.ZodRecord) return wordSlots(schema.def.valueType, `${slot}.*`)
  if (schema instanceof z.ZodArray) return wordSlots(schema.element, `${slot}[]`)
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return schema.options.flatMap((option, index) => wordSlots(option, `${slot}(${index})`))
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => wordSlots(option, slot))
  }
  return z.safeParse(schema, ANY).success ? [slot] : []
}

function leaf(schema: z.core.$ZodType, draw: Draw, slot: string): unknown {
  if (schema instanceof z.ZodLiteral) return draw.pick([...schema.values])
  if (schema instanceof z.ZodEnum) return draw.pick(schema.options)
  if (schema instanceof z.ZodBoolean) return draw.count(0, 1) === 1
  if (schema instanceof z.ZodNumber) {
    const least = Math.max(schema.minValue ?? 0, -1000)
    return draw.count(Math.ceil(least), Math.floor(Math.min(schema.maxValue ?? 1000, least + 1000)))
  }
  if (z.safeParse(schema, ANY).success) return draw.word(slot)
  const shaped = SHAPED.filter((text) => z.safeParse(schema, text).success)
  if (shaped.length === 0) throw new Error(`No text is known that ${slot} takes.`)
  return draw.pick(shaped)
}

/** What a list complains of when it is empty, and when it is far too long. */
function bounds(schema: z.ZodArray): { least: number; most: number } {
  const [short] = z.safeParse(schema, []).error?.issues ?? []
  const long = z.safeParse(schema, Array.from({ length: 1000 })).error?.issues ?? []
  const tooLong = long.find(({ code }) => code === 'too_big')
  return {
    least: short?.code === 'too_small' ? Number(short.minimum) : 0,
    most: tooLong?.code === 'too_big' ? Number(tooLong.maximum) : Number.POSITIVE_INFINITY,
  }
}
