import * as z from 'zod'
import { referenceRegistry, type ReferenceKind } from '../../src/model/reference.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { isObject, property } from '../diagnostics/valueAt.ts'

/** Called for each reference in a value; what it returns takes the reference's place. */
export type ReferenceVisitor = (to: ReferenceKind, name: string, path: ModelPath) => unknown

/** Walks a valid value along its schema and replaces its references. */
export function mapReferences(
  schema: z.core.$ZodType,
  value: unknown,
  visit: ReferenceVisitor,
  path: ModelPath = [],
): unknown {
  const reference = referenceRegistry.get(schema)
  if (reference !== undefined) {
    return typeof value === 'string' ? visit(reference.to, value, path) : value
  }
  if (!holdsReferences(schema)) return value
  const inner = innerSchema(schema, value)
  if (inner !== undefined) return mapReferences(inner, value, visit, path)
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item, index) => mapReferences(schema.element, item, visit, [...path, index]))
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const part = propertySchema(schema, key)
      return [key, part === undefined ? item : mapReferences(part, item, visit, [...path, key])]
    }),
  )
}

const holding = new WeakMap<z.core.$ZodType, boolean>()

/** Whether a value of the schema can hold a reference: most of a large site need not be walked. */
function holdsReferences(schema: z.core.$ZodType): boolean {
  const known = holding.get(schema)
  if (known !== undefined) return known
  const holds = referenceRegistry.has(schema) || partsOf(schema).some(holdsReferences)
  holding.set(schema, holds)
  return holds
}

function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (isWrapper(schema)) return [schema.def.innerType]
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodObject) return Object.values(schema.shape)
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  if (schema instanceof z.ZodUnion) return schema.options
  return []
}

/** The schema that judges the value at a path, as far as the schema knows it. */
export function schemaAt(
  schema: z.core.$ZodType,
  value: unknown,
  path: ModelPath,
): z.core.$ZodType | undefined {
  const inner = innerSchema(schema, value)
  if (inner !== undefined) return schemaAt(inner, value, path)
  const [key, ...rest] = path
  if (key === undefined) return schema
  const part = schema instanceof z.ZodArray ? schema.element : propertySchema(schema, String(key))
  return part === undefined ? undefined : schemaAt(part, property(value, key), rest)
}

/**
 * How far a value is from an option of a union that complains of it: another type altogether is
 * far, a property that the option does not know counts more than any mistake further inside.
 */
export function mismatchScore(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => {
    if (issue.path.length > 0) return sum + 1
    if (issue.code === 'unrecognized_keys') return sum + 1000 * issue.keys.length
    return sum + (issue.code === 'invalid_value' ? 2_000_000 : 1_000_000)
  }, 0)
}

/** The schema inside a wrapper, or the member of a union that the value means. */
function innerSchema(schema: z.core.$ZodType, value: unknown): z.core.$ZodType | undefined {
  if (isWrapper(schema)) return value === undefined ? undefined : schema.def.innerType
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def
    const kind = property(value, discriminator)
    return schema.options.find((option) => {
      const literal = propertySchema(option, discriminator)
      return literal instanceof z.ZodLiteral && literal.values.has(stringOr(kind))
    })
  }
  if (schema instanceof z.ZodUnion) return bestOption(schema.options, value)
  return undefined
}

const isWrapper = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodReadonly

/** The one option that knows all of a value's properties, else the one that the author came nearest to. */
function bestOption(options: readonly z.core.$ZodType[], value: unknown) {
  const knowing = options.filter((option) => knows(option, value))
  if (knowing.length === 1) return knowing[0]
  const weighed = options.map((option) => ({
    option,
    weight: mismatchScore(z.safeParse(option, value).error?.issues ?? []),
  }))
  return weighed.toSorted((a, b) => a.weight - b.weight)[0]?.option
}

const knows = (option: z.core.$ZodType, value: unknown) =>
  isObject(value) && Object.keys(value).every((key) => propertySchema(option, key) !== undefined)

function propertySchema(schema: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject)
    return Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined
  if (schema instanceof z.ZodRecord) return schema.valueType
  return undefined
}

const stringOr = (value: unknown) => (typeof value === 'string' ? value : '')
