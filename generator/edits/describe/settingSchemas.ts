import * as z from 'zod'
import { roleOf } from '../../../src/model/role.ts'
import { color } from '../../../src/model/values.ts'
import { isScalar } from '../../manifest/modelValues.ts'
import { isOptional, wrappedSchema } from '../../manifest/schemaWalk.ts'
import { capitalize, inWords } from '../../text.ts'
import type { FieldControl } from './settingTypes.ts'

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

type Variant = { readonly name: string; readonly schema: Schema }

/** What the values of a schema consist of. Undefined for a type of schema that the settings cannot show. */
export function schemaShape(schema: Schema): SchemaShape | undefined {
  const reference = roleOf(schema, 'reference')
  if (reference !== undefined) {
    return field({ kind: 'reference', to: reference.part === 'map' ? 'map' : reference.kind })
  }
  if (roleOf(schema, 'text') !== undefined) return field({ kind: 'text' })
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

const field = (control: FieldControl): SchemaShape => ({ kind: 'field', control })

function fieldShape(schema: Schema): SchemaShape | undefined {
  if (schema instanceof z.ZodBoolean) return field({ kind: 'switch' })
  if (schema instanceof z.ZodEnum) return selectShape(schema.options)
  if (schema instanceof z.ZodLiteral) return selectShape([...schema.values])
  if (schema instanceof z.ZodNumber) return field({ kind: 'number' })
  const suggestions = roleOf(schema, 'autocomplete')?.names
  if (suggestions !== undefined) return field({ kind: 'string', suggestions })
  const isText =
    schema instanceof z.ZodString ||
    schema instanceof z.ZodStringFormat ||
    (schema instanceof z.ZodCustom && !accepts(schema, {}))
  if (!isText) return undefined
  if (schema instanceof z.ZodISODate) return field({ kind: 'date' })
  if (schema instanceof z.ZodISODateTime) return field({ kind: 'datetime-local' })
  if (schema === color) return field({ kind: 'color' })
  return field({ kind: 'string' })
}

const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success

function selectShape(options: readonly unknown[]): SchemaShape | undefined {
  const known = options.filter(isScalar)
  const [only] = known
  if (only === undefined || known.length < options.length) return undefined
  return known.length === 1
    ? { kind: 'fixed', value: only }
    : field({ kind: 'select', options: known })
}

/** A union of strings is a single field. */
function unionShape(schema: z.ZodUnion): SchemaShape | undefined {
  const shapes = schema.options.map(schemaShape)
  if (shapes.includes(undefined)) return undefined
  const kinds = shapes.map(kindOfString)
  if (kinds.includes(undefined)) {
    return {
      kind: 'variants',
      variants: schema.options.map((option) => ({
        name: variantName(option, schema),
        schema: option,
      })),
    }
  }
  if (kinds.includes('text')) return field({ kind: 'text' })
  if (kinds.includes('reference')) return field({ kind: 'reference', to: 'link' })
  const suggestions = shapes.flatMap((shape) =>
    shape?.kind === 'fixed' ? String(shape.value) : [],
  )
  return field({ kind: 'string', suggestions })
}

/** The kind of field for a string. Undefined for values that are none. */
function kindOfString(shape: SchemaShape | undefined) {
  if (shape?.kind === 'fixed') return typeof shape.value === 'string' ? 'fixed' : undefined
  const kind = shape?.kind === 'field' ? shape.control.kind : undefined
  return ['text', 'string', 'date', 'reference'].find((string) => string === kind)
}

/** The value of the discriminator, otherwise the names of the required properties. */
function variantName(schema: Schema, union: z.ZodUnion): string {
  const discriminator =
    union instanceof z.ZodDiscriminatedUnion ? union.def.discriminator : undefined
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

/**
 * The variants that a value of the schema can have: one without a name if there are no others. `labels`: their names
 * in words, where they say more.
 */
export function variantsOf(schema: Schema, labels: Readonly<Record<string, string>> = {}) {
  const shape = schemaShape(schema)
  const variants = shape?.kind === 'variants' ? shape.variants : [{ name: '', schema }]
  return variants.map(({ name, ...variant }) => ({
    name,
    ...variant,
    label: labels[name] ?? capitalize(inWords(name)),
  }))
}
