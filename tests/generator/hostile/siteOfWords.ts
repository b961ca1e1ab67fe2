import * as z from 'zod'
import type { Field } from '../../../src/forms/schema.ts'
import { leafSamples } from '../../../generator/edits/samples.ts'
import type { ReferenceKind } from '../../../src/model/reference.ts'
import { roleOf } from '../../../src/model/role.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { replaceWords } from './hostileText.ts'

/** The name of the first entry of each record. It is also a name of JavaScript. */
const NAME = 'constructor'

/** Names of entries. Each record has the first ones that its schema accepts. */
const NAMES = [NAME, 'toString', 'hasOwnProperty', 'es-US', '/', '/team']

/** What references refer to. Default: the first entry of their record. */
const REFERENCES: { readonly [Kind in ReferenceKind]?: readonly string[] } = {
  link: ["https://example.com/?a='&amp;b=`${alert(1)}`*//%3C/script%3E"],
  page: ['/', '/team'],
  icon: ['function'],
  media: ['1-class.mp4', 'class.en.vtt'],
}

/** What samples of the formats that the schema requires can refer to. */
const FILES = ['orbit.avif', 'list.csv']

/** Values that rules compare with other values, with files, or with the formats of a country. */
const FIXED: readonly (readonly [slot: RegExp, values: readonly unknown[]])[] = [
  [/^events\.\*\.end$/, ['2098-07-18T17:00']],
  [/^places\.\*\.phone\.text$/, ['(202) 555-0100']],
  [/^places\.\*\.hours$/, [{ monday: ['08:00-12:00'] }]],
  [/\.address\(AD\)\.country$/, ['CA']],
  [/\(addresses\)\.addresses$/, [[{ place: NAME }]]],
  [/\.logos\[\]\.image$/, [NAME, 'toString']],
  [/^thirdParties\.\*\(script\)\.category$/, [NAME, 'toString']],
  // Without an image, the initials of the title are shown.
  [/\.profiles\[\]\.image$/, [NAME]],
  // The text of a link must be a part of the label.
  [/\.fields\[\]\(\w+\)\.link$/, [undefined]],
  // The site has no other languages.
  [/^thirdParties\.\*.*\.translations$/, [undefined]],
  // Code and attributes of a third party's script.
  [/^thirdParties\.\*\(script\)\.(?:attributes|start)$/, [undefined]],
  [/^notFound\.sections$/, [[]]],
]

/** A text that only slots without a format accept. */
const ANY = '"`${1}*/</script> w'

/**
 * A site that contains each text of the schema, with each option of its unions, so that a new kind of section or
 * field is part of it. Each text contains a unique word, e.g. `w12w`. Other properties that can be left out are
 * left out.
 *
 * @returns also the slot of each word, e.g. `routes.*.sections[](prose).quote`
 */
export function siteOfWords(): {
  readonly site: Site
  readonly slots: ReadonlyMap<string, string>
} {
  const slots: string[] = []
  const [site] = valuesOf(siteSchema, '', slots)
  const words = new Map<string, string>()
  const unique = replaceWords(site, (word) => {
    const name = `w${words.size + 1}w`
    words.set(name, slots[Number(word.slice(1, -1))] ?? '')
    return name
  })
  return { site: fitted(siteSchema.parse(unique)), slots: words }
}

/** Values that together contain each text and each option of unions. Adds the slot of each text to `slots`. */
function valuesOf(schema: z.core.$ZodType, slot: string, slots: string[]): readonly unknown[] {
  const fixed = FIXED.find(([pattern]) => pattern.test(slot))
  if (fixed !== undefined) return fixed[1]
  const reference = roleOf(schema, 'reference')
  if (reference !== undefined) return [(REFERENCES[reference.kind] ?? NAMES).find(accepts(schema))]
  if (schema instanceof z.ZodOptional) return valuesIfText(schema.def.innerType, slot, slots)
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    const { innerType, defaultValue } = schema.def
    const values = valuesIfText(innerType, slot, slots)
    const isTemplate = typeof defaultValue === 'string' && /\{\w+\}/.test(defaultValue)
    return isTemplate ? values.map((word) => `${defaultValue} ${String(word)}`) : values
  }
  if (schema instanceof z.ZodObject) return objectsOf(schema, slot, slots)
  if (schema instanceof z.ZodRecord) {
    const { keyType, valueType } = schema.def
    const values = valuesOf(valueType, `${slot}.*`, slots)
    const names = [...NAMES, ...values.map((_, index) => `entry${index}`)].filter(accepts(keyType))
    const count = Math.min(names.length, Math.max(values.length, 2))
    return [
      Object.fromEntries(
        names.slice(0, count).map((name, index) => [name, values[index % values.length]]),
      ),
    ]
  }
  if (schema instanceof z.ZodArray) {
    const values = valuesOf(schema.element, `${slot}[]`, slots)
    // A single value is repeated: a table needs as many cells as columns.
    const lists = [1, 2, 3].map((count) => Array.from({ length: count }, () => values).flat())
    return [lists.filter(({ length }) => length > 1).find(accepts(schema)) ?? values]
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def
    return schema.options.flatMap((option) => {
      const [kind] =
        option instanceof z.ZodObject ? valuesOf(option.shape[discriminator], '', []) : []
      return valuesOf(option, `${slot}(${String(kind)})`, slots)
    })
  }
  if (schema instanceof z.ZodUnion) {
    // Some sections need an alternative text.
    const options = schema.options.filter((option) => !accepts(option)(''))
    return options.flatMap((option) => valuesOf(option, slot, slots))
  }
  return [leaf(schema, slot, slots)]
}

/** The values of a schema if they contain texts. Otherwise only `undefined`. */
function valuesIfText(schema: z.core.$ZodType, slot: string, slots: string[]): readonly unknown[] {
  const count = slots.length
  const values = valuesOf(schema, slot, slots)
  return slots.length > count || FIXED.some(([pattern]) => pattern.test(slot))
    ? values
    : [undefined]
}

/** As many objects as the property with the most values needs. */
function objectsOf({ shape }: z.ZodObject, slot: string, slots: string[]): readonly object[] {
  const parts = Object.entries(shape).map(([key, part]) => {
    return [key, valuesOf(part, slot === '' ? key : `${slot}.${key}`, slots)] as const
  })
  const count = Math.max(...parts.map(([, values]) => values.length))
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(parts.map(([key, values]) => [key, values[index % values.length]])),
  )
}

function leaf(schema: z.core.$ZodType, slot: string, slots: string[]): unknown {
  if (schema instanceof z.ZodLiteral) return schema.value
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodNumber) return Math.max(schema.minValue ?? 0, 1)
  const type = schema instanceof z.ZodType ? schema.type : undefined
  if (type !== 'string' && type !== 'custom') throw new Error(`${slot} is of the type ${type}.`)
  return accepts(schema)(ANY)
    ? `w${slots.push(slot) - 1}w`
    : leafSamples(schema, slot.split(/\W+/), '', FILES)[0]
}

const accepts = (schema: z.core.$ZodType) => (value: unknown) => z.safeParse(schema, value).success

/** Changes properties that must fit each other. */
function fitted(site: Site): Site {
  // The logo shows the first word separately.
  site.product.name = `Product ${site.product.name}`
  site.brand.wordmark = `Mark ${site.brand.wordmark}`
  for (const image of Object.values(site.media.images)) image.file = 'orbit.avif'
  for (const form of Object.values(site.forms)) form.fields = form.fields.flatMap(fittedField)
  for (const [path, page] of Object.entries(site.routes)) {
    if ('alias' in page) continue
    // One page shows everything. The other one is an article, which a list of articles needs.
    const sections = path === '/' ? page.sections : []
    // A generated id depends on the heading.
    page.sections = sections.map((section, index) => ({ ...section, id: `section-${index}` }))
  }
  return site
}

function fittedField(field: Field, index: number): Field[] {
  // The text field below replaces fields that only another one reveals.
  if (typeof field.send !== 'string' && 'within' in field.send) return []
  const name = `field${index}`
  const fixed: Field = { ...field, name }
  if (fixed.kind !== 'checkboxes' || fixed.other === undefined) return [fixed]
  const { option } = fixed.other
  const reveals = `${name}Other`
  return [
    { ...fixed, options: [...fixed.options, option], other: { option, reveals } },
    {
      kind: 'text',
      name: reveals,
      label: field.label,
      required: false,
      send: { within: name },
      autocomplete: 'off',
    },
  ]
}
