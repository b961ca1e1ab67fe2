import * as z from 'zod'
import type { ReferenceKind } from '../../src/model/reference.ts'
import { roleOf, type InfoOf, type ReferenceInfo, type Role } from '../../src/model/role.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { isObject } from '../../src/model/json.ts'
import { property } from './modelValues.ts'
import { parseMarkdown, type TextLink } from '../../src/model/markdown.ts'

/** A reference in the site, e.g. `navigation[0].to` with the name `/services`. */
export type SiteReference = ReferenceInfo & {
  readonly name: string
  /** The path of the reference, or of the text that contains it. */
  readonly path: ModelPath
  /** A link in a text with Markdown. Undefined for other references. */
  readonly link?: TextLink
}

/** The references in a valid value, also the links in its texts, in the order of the value. */
export const referencesIn = (schema: z.core.$ZodType, value: unknown): SiteReference[] =>
  markedValues(['reference', 'text'], schema, value).flatMap(
    ({ info, value: name, path }): SiteReference[] => {
      if (typeof name !== 'string') return []
      if (info.role === 'reference') return [{ ...info, name, path }]
      const { links } = parseMarkdown(name, info.markdown)
      return links.map((link) => ({ kind: 'link', name: link.to, path, link }))
    },
  )

/** The records of the manifest that declare what references refer to. */
export const DECLARED_IN: { readonly [Kind in ReferenceKind]?: ModelPath } = {
  form: ['forms'],
  event: ['events'],
  place: ['places'],
  hours: ['places'],
  image: ['media', 'images'],
}

/** A value whose schema has a role, e.g. a text. */
type MarkedValue<R extends Role> = {
  readonly info: InfoOf<R>
  readonly value: unknown
  readonly path: ModelPath
}

/** The values in a valid value whose schemas have one of the roles, in the order of the value. */
export function markedValues<R extends Role>(
  wanted: readonly R[],
  schema: z.core.$ZodType,
  value: unknown,
): MarkedValue<R>[] {
  const values: MarkedValue<R>[] = []
  mapMarked(wanted, schema, value, (item, info, path) => {
    values.push({ info, value: item, path })
    return item
  })
  return values
}

/**
 * Traverses a valid value along its schema. The result of `visit` replaces each value whose schema has one of the roles.
 * Parts without another value stay the same objects.
 */
export function mapMarked<R extends Role>(
  wanted: readonly R[],
  schema: z.core.$ZodType,
  value: unknown,
  visit: (value: unknown, info: InfoOf<R>, path: ModelPath) => unknown,
): unknown {
  const marked = markedParts(wanted)
  const map = (schema: z.core.$ZodType, value: unknown, path: ModelPath): unknown => {
    const info = roleOf(schema, ...wanted)
    if (info !== undefined) return visit(value, info, path)
    const inner = innerSchema(schema, value)
    if (inner !== undefined) return map(inner, value, path)
    if (schema instanceof z.ZodArray && Array.isArray(value)) {
      const items = value.map((item, index) => map(schema.element, item, [...path, index]))
      return items.some((item, index) => item !== value[index]) ? items : value
    }
    if (!isObject(value)) return value
    const replaced: [string, unknown][] = []
    for (const [key, item] of Object.entries(value)) {
      const child = propertySchema(schema, key)
      if (child === undefined || !marked(child)) continue
      const result = map(child, item, [...path, key])
      if (result !== item) replaced.push([key, result])
    }
    return replaced.length === 0 ? value : { ...value, ...Object.fromEntries(replaced) }
  }
  return marked(schema) ? map(schema, value, []) : value
}

/** Whether the values of schemas contain a role, by the names of the roles. */
const caches = new Map<string, WeakMap<z.core.$ZodType, boolean>>()

/** Returns whether a value of a schema can contain one of the roles. Other values are not traversed, which saves time. */
function markedParts(wanted: readonly Role[]) {
  const cache = caches.get(wanted.join()) ?? new WeakMap<z.core.$ZodType, boolean>()
  caches.set(wanted.join(), cache)
  return function isMarked(schema: z.core.$ZodType): boolean {
    const known = cache.get(schema)
    if (known !== undefined) return known
    const result = roleOf(schema, ...wanted) !== undefined || childSchemas(schema).some(isMarked)
    cache.set(schema, result)
    return result
  }
}

function childSchemas(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const wrapped = wrappedSchema(schema)
  if (wrapped !== undefined) return [wrapped]
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodObject) return Object.values(schema.shape)
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  if (schema instanceof z.ZodUnion) return schema.options
  return []
}

/** The schema of the value at a path. Undefined where the schema has no such path. */
export function schemaAt(
  schema: z.core.$ZodType,
  value: unknown,
  path: ModelPath,
): z.core.$ZodType | undefined {
  const inner = innerSchema(schema, value)
  if (inner !== undefined) return schemaAt(inner, value, path)
  const [key, ...rest] = path
  if (key === undefined) return schema
  const child = childSchema(schema, key)
  return child === undefined ? undefined : schemaAt(child, property(value, key), rest)
}

/** How a value can differ from an option of a union, the most important first. */
const DIFFERENCES = ['another constant', 'another type', 'unknown property', 'inside'] as const

type Issues = readonly z.core.$ZodIssue[]

/** Compares two options of a union by the issues that they report about a value: the one that fits better comes first. */
export function compareOptions(first: Issues, second: Issues): number {
  const [a, b] = [first.flatMap(differencesIn), second.flatMap(differencesIn)]
  const counts = DIFFERENCES.map((name) => count(a, name) - count(b, name))
  return counts.find((difference) => difference !== 0) ?? 0
}

function differencesIn(issue: z.core.$ZodIssue): (typeof DIFFERENCES)[number][] {
  if (issue.path.length > 0) return ['inside']
  if (issue.code === 'unrecognized_keys') return issue.keys.map(() => 'unknown property')
  return [issue.code === 'invalid_value' ? 'another constant' : 'another type']
}

const count = (values: readonly string[], value: string) =>
  values.filter((other) => other === value).length

/** The schema inside a wrapper such as `optional`, or the option of a union that fits the value. */
function innerSchema(schema: z.core.$ZodType, value: unknown): z.core.$ZodType | undefined {
  const wrapped = wrappedSchema(schema)
  if (wrapped !== undefined) return value === undefined ? undefined : wrapped
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return optionOf(schema, property(value, schema.def.discriminator))
  }
  if (schema instanceof z.ZodUnion) return bestOption(schema.options, value)
  return undefined
}

/** The options that were found by `optionOf`, which saves time. */
const foundOptions = new WeakMap<z.ZodDiscriminatedUnion, Map<unknown, z.core.$ZodType>>()

/** The option of a union whose discriminator allows a value. */
function optionOf(union: z.ZodDiscriminatedUnion, kind: unknown): z.core.$ZodType | undefined {
  const found = foundOptions.get(union) ?? new Map<unknown, z.core.$ZodType>()
  foundOptions.set(union, found)
  const option =
    found.get(kind) ??
    union.options.find((one) => {
      const schemaOfKind = propertySchema(one, union.def.discriminator)
      return schemaOfKind !== undefined && allows(schemaOfKind, kind)
    })
  if (option !== undefined) found.set(kind, option)
  return option
}

/** Whether a value fits a schema. The values of a literal are compared directly, because parsing creates an error for each other value. */
const allows = (schema: z.core.$ZodType, value: unknown) =>
  schema instanceof z.ZodLiteral
    ? [...schema.values].some((allowed) => allowed === value)
    : z.safeParse(schema, value).success

/** The schema inside a wrapper such as `optional`. Undefined for other schemas. */
export const wrappedSchema = (schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodReadonly
    ? schema.def.innerType
    : undefined

/** A schema without wrappers such as `optional`. */
export function unwrapped(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const inner = schema && wrappedSchema(schema)
  return inner === undefined ? schema : unwrapped(inner)
}

/** Whether a property with this schema can be left out. */
export const isOptional = (schema: z.core.$ZodType): boolean =>
  z.safeParse(schema, undefined).success

/** The property by which people tell entries apart, e.g. `heading` or `title`: the first required text without Markdown. */
export function nameKey(schema: z.core.$ZodType | undefined): string | undefined {
  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  return Object.keys(shape).find((key) => {
    const text = roleOf(shape[key], 'text')
    return text !== undefined && text.markdown === undefined
  })
}

/** The schema of a property or an entry, which the value need not contain, with all variants. Undefined if there is none. */
export function childSchemaAt(schema: z.core.$ZodType, value: unknown, path: ModelPath) {
  const owner = unwrapped(schemaAt(schema, value, path.slice(0, -1)))
  return owner && childSchema(owner, path.at(-1) ?? '')
}

/** Whether the property at a path of a value can be left out. */
export function isOptionalAt(schema: z.core.$ZodType, value: unknown, path: ModelPath): boolean {
  const property = childSchemaAt(schema, value, path)
  return property !== undefined && isOptional(property)
}

/** The only option that has all properties of the value, otherwise the option that fits best. */
function bestOption(options: readonly z.core.$ZodType[], value: unknown) {
  const complete = options.filter((option) => hasAllProperties(option, value))
  if (complete.length === 1) return complete[0]
  const tried = options.map((option) => ({
    option,
    issues: z.safeParse(option, value).error?.issues ?? [],
  }))
  return tried.toSorted((a, b) => compareOptions(a.issues, b.issues))[0]?.option
}

const hasAllProperties = (option: z.core.$ZodType, value: unknown) =>
  isObject(value) && Object.keys(value).every((key) => propertySchema(option, key) !== undefined)

/** The schema of a property or an entry. */
const childSchema = (schema: z.core.$ZodType, key: string | number) =>
  schema instanceof z.ZodArray ? schema.element : propertySchema(schema, String(key))

function propertySchema(schema: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject)
    return Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined
  if (schema instanceof z.ZodRecord) return schema.valueType
  return undefined
}
