import * as z from 'zod'
import type { FieldControl } from '../../../../src/editing/settings/settings.ts'
import { autocompleteRegistry } from '../../../../src/model/autocomplete.ts'
import { referenceRegistry } from '../../../../src/model/reference.ts'
import { textRegistry } from '../../../../src/model/text.ts'

/** A schema of the manifest. */
export type Schema = z.core.$ZodType

/** What the values of a schema consist of. */
export type SchemaShape =
  | { readonly kind: 'field'; readonly control: FieldControl }
  /** Always the same value, such as the kind of a section. */
  | { readonly kind: 'fixed'; readonly value: string | number | boolean }
  | { readonly kind: 'group'; readonly properties: readonly (readonly [string, Schema])[] }
  | {
      readonly kind: 'list'
      readonly element: Schema
      readonly min: number
      readonly max: number | undefined
    }
  | { readonly kind: 'record'; readonly entry: Schema }
  | { readonly kind: 'variants'; readonly variants: readonly Variant[] }

/** One of several forms of a value. */
export type Variant = { readonly name: string; readonly schema: Schema }

/** What the values of a schema consist of. Undefined for a type of schema that the settings cannot show. */
export function schemaShape(schema: Schema): SchemaShape | undefined {
  const reference = referenceRegistry.get(schema)
  if (reference !== undefined) return field({ kind: 'reference', to: reference.kind })
  if (textRegistry.has(schema)) return field({ kind: 'text' })
  const inner = wrappedSchema(schema)
  if (inner !== undefined) return schemaShape(inner)
  if (schema instanceof z.ZodObject)
    return { kind: 'group', properties: Object.entries(schema.shape) }
  if (schema instanceof z.ZodRecord) return { kind: 'record', entry: schema.valueType }
  if (schema instanceof z.ZodArray) {
    return { kind: 'list', element: schema.element, ...lengthOf(schema) }
  }
  if (schema instanceof z.ZodUnion) return unionShape(schema)
  return fieldShape(schema)
}

/** The schema inside a wrapper such as `optional`. */
export const wrappedSchema = (schema: Schema): Schema | undefined =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodReadonly
    ? schema.def.innerType
    : undefined

/** Whether a property with this schema can be missing. */
export const isOptional = (schema: Schema): boolean => z.safeParse(schema, undefined).success

const field = (control: FieldControl): SchemaShape => ({ kind: 'field', control })

function fieldShape(schema: Schema): SchemaShape | undefined {
  if (schema instanceof z.ZodBoolean) return field({ kind: 'switch' })
  if (schema instanceof z.ZodEnum) return selectShape(schema.options)
  if (schema instanceof z.ZodLiteral) return selectShape([...schema.values])
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue, isInt } = schema
    return field({
      kind: 'number',
      ...(minValue !== null && Number.isFinite(minValue) && { min: minValue }),
      ...(maxValue !== null && Number.isFinite(maxValue) && { max: maxValue }),
      isInteger: isInt,
    })
  }
  const suggestions = autocompleteRegistry.get(schema)?.names
  if (suggestions !== undefined) return field({ kind: 'string', suggestions })
  const isString =
    schema instanceof z.ZodString ||
    schema instanceof z.ZodStringFormat ||
    (schema instanceof z.ZodCustom && !z.safeParse(schema, {}).success)
  return isString ? field({ kind: 'string' }) : undefined
}

function selectShape(options: readonly unknown[]): SchemaShape | undefined {
  const known = options.filter(
    (option) =>
      typeof option === 'string' || typeof option === 'number' || typeof option === 'boolean',
  )
  const [only] = known
  if (only === undefined || known.length < options.length) return undefined
  return known.length === 1
    ? { kind: 'fixed', value: only }
    : field({ kind: 'select', options: known })
}

/** A union of strings is a single field. */
function unionShape(schema: z.ZodUnion): SchemaShape | undefined {
  const discriminator =
    schema instanceof z.ZodDiscriminatedUnion ? schema.def.discriminator : undefined
  const shapes = schema.options.map(schemaShape)
  if (shapes.includes(undefined)) return undefined
  const isText = shapes.some((shape) => shape?.kind === 'field' && shape.control.kind === 'text')
  const areStrings = shapes.every(
    (shape) =>
      (shape?.kind === 'fixed' && typeof shape.value === 'string') ||
      (shape?.kind === 'field' && ['text', 'string'].includes(shape.control.kind)),
  )
  if (areStrings) return field({ kind: isText ? 'text' : 'string' })
  return {
    kind: 'variants',
    variants: schema.options.map((option) => ({
      name: variantName(option, discriminator),
      schema: option,
    })),
  }
}

/** The value of the discriminator, otherwise the names of the required properties. */
function variantName(schema: Schema, discriminator: string | undefined): string {
  const shape = schemaShape(schema)
  if (shape?.kind !== 'group') return shape?.kind === 'field' ? 'text' : 'other'
  const deciding = shape.properties.find(([name]) => name === discriminator)
  if (deciding !== undefined) {
    const decided = schemaShape(deciding[1])
    return decided?.kind === 'fixed' ? String(decided.value) : 'other'
  }
  return shape.properties
    .filter(([, property]) => !isOptional(property))
    .map(([name]) => name)
    .join(', ')
}

/** How many entries a list can have. */
function lengthOf(schema: z.ZodArray) {
  const { minItems, maxItems } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { min: minItems ?? 0, max: maxItems }
}
