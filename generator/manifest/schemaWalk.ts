import * as z from 'zod'
import {
  referenceRegistry,
  type ReferenceInfo,
  type ReferenceKind,
} from '../../src/model/reference.ts'
import { textRegistry } from '../../src/model/text.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { isObject } from '../../src/model/json.ts'
import { property } from './modelValues.ts'
import { parseMarkdown, type TextLink } from './markdown.ts'

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
  markedValues(REFERENCES, schema, value).flatMap((marked): SiteReference[] => {
    const { value: name, path } = marked
    if (typeof name !== 'string') return []
    const info = referenceRegistry.get(marked.schema)
    if (info !== undefined) return [{ ...info, name, path }]
    const { links } = parseMarkdown(name, textRegistry.get(marked.schema)?.markdown)
    return links.map((link) => ({ kind: 'link', name: link.to, path, link }))
  })

/** The schemas of references, and of texts that may contain links. */
const REFERENCES: Registry = {
  has: (schema) =>
    referenceRegistry.has(schema) || textRegistry.get(schema)?.markdown !== undefined,
}

/** The records of the manifest that declare what references refer to. */
export const DECLARED_IN: { readonly [Kind in ReferenceKind]?: ModelPath } = {
  form: ['forms'],
  event: ['events'],
  place: ['places'],
  hours: ['places'],
  image: ['media', 'images'],
}

/** A value whose schema is in a registry. */
type MarkedValue = {
  readonly schema: z.core.$ZodType
  readonly value: unknown
  readonly path: ModelPath
}

/** The values in a valid value whose schemas are in the registry, in the order of the value. */
export function markedValues(
  registry: Registry,
  schema: z.core.$ZodType,
  value: unknown,
): MarkedValue[] {
  const values: MarkedValue[] = []
  mapMarked(registry, schema, value, (marked, item, path) => {
    values.push({ schema: marked, value: item, path })
    return item
  })
  return values
}

/** Traverses a valid value along its schema and replaces its references by the results of `visit`. */
export const mapReferences = (
  schema: z.core.$ZodType,
  value: unknown,
  visit: (kind: ReferenceKind, name: string, path: ModelPath, info: ReferenceInfo) => unknown,
): unknown =>
  mapMarked(referenceRegistry, schema, value, (marked, name, path) => {
    const info = referenceRegistry.get(marked)
    return info === undefined || typeof name !== 'string'
      ? name
      : visit(info.kind, name, path, info)
  })

/**
 * Traverses a valid value along its schema. The result of `visit` replaces each value whose schema is in the registry.
 * Parts without another value stay the same objects.
 */
export function mapMarked(
  registry: Registry,
  schema: z.core.$ZodType,
  value: unknown,
  visit: (schema: z.core.$ZodType, value: unknown, path: ModelPath) => unknown,
  path: ModelPath = [],
): unknown {
  const marked = markedIn(registry, schema)
  if (marked === 'value') return visit(schema, value, path)
  if (marked === 'nothing') return value
  const inner = innerSchema(schema, value)
  if (inner !== undefined) return mapMarked(registry, inner, value, visit, path)
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const items = value.map((item, index) =>
      mapMarked(registry, schema.element, item, visit, [...path, index]),
    )
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isObject(value)) return value
  const replaced: [string, unknown][] = []
  for (const [key, item] of Object.entries(value)) {
    const child = propertySchema(schema, key)
    if (child === undefined || markedIn(registry, child) === 'nothing') continue
    const result = mapMarked(registry, child, item, visit, [...path, key])
    if (result !== item) replaced.push([key, result])
  }
  return replaced.length === 0 ? value : { ...value, ...Object.fromEntries(replaced) }
}

type Registry = { readonly has: (schema: z.core.$ZodType) => boolean }

/** What is marked in the values of a schema: the value itself, parts of it, or nothing. */
type MarkedPart = 'value' | 'parts' | 'nothing'

const caches = new WeakMap<Registry, WeakMap<z.core.$ZodType, MarkedPart>>()

/** What a value of the schema can contain. Values that contain nothing are not traversed, which saves time. */
function markedIn(registry: Registry, schema: z.core.$ZodType): MarkedPart {
  const cache = caches.get(registry) ?? new WeakMap<z.core.$ZodType, MarkedPart>()
  caches.set(registry, cache)
  const known = cache.get(schema)
  if (known !== undefined) return known
  const result = registry.has(schema)
    ? 'value'
    : childSchemas(schema).some((child) => markedIn(registry, child) !== 'nothing')
      ? 'parts'
      : 'nothing'
  cache.set(schema, result)
  return result
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
