import * as z from 'zod'
import { iconNames } from '../../../../src/model/icon.ts'
import { referenceRegistry, type ReferenceKind } from '../../../../src/model/reference.ts'
import { textRegistry } from '../../../../src/model/text.ts'
import type { Site } from '../../../../src/site/site.ts'

/**
 * The code of a value that fits a schema, with the required properties only. Undefined if there is none,
 * for example because the site declares no image to refer to.
 */
export function exampleCode(schema: z.core.$ZodType, site: Site): string | undefined {
  if (textRegistry.has(schema)) return JSON.stringify('New entry')
  const reference = referenceRegistry.get(schema)
  if (reference !== undefined) return firstFitting(schema, [declaredName(reference.kind, site)])
  if (schema instanceof z.ZodObject) return objectCode(schema, site)
  if (schema instanceof z.ZodUnion) {
    return firstDefined(schema.options, (option) => exampleCode(option, site))
  }
  if (schema instanceof z.ZodArray) {
    if (z.safeParse(schema, []).success) return '[]'
    const entry = exampleCode(schema.element, site)
    return entry && `[${entry}]`
  }
  if (schema instanceof z.ZodEnum) return firstFitting(schema, schema.options)
  if (schema instanceof z.ZodLiteral) return firstFitting(schema, [...schema.values])
  return firstFitting(schema, SIMPLE_VALUES)
}

const SIMPLE_VALUES = ['New entry', 'entry', 1, false, 'https://example.com/', '2030-01-01']

function objectCode({ shape }: z.ZodObject, site: Site): string | undefined {
  const properties = Object.entries(shape)
    .filter(([, property]) => !z.safeParse(property, undefined).success)
    .map(([key, property]) => [key, exampleCode(property, site)])
  if (properties.some(([, code]) => code === undefined)) return undefined
  return `{ ${properties.map(([key, code]) => `${key}: ${code}`).join(', ')} }`
}

/** The first name that the site declares for a kind of reference. */
function declaredName(kind: ReferenceKind, site: Site): string | undefined {
  const [name] = {
    link: Object.keys(site.routes),
    page: Object.keys(site.routes),
    icon: iconNames,
    image: Object.keys(site.media.images),
    form: Object.keys(site.forms),
    event: Object.keys(site.events),
    place: Object.keys(site.places),
    hours: Object.keys(site.places).filter((place) => site.places[place]?.hours !== undefined),
    category: Object.keys(site.consent?.categories ?? {}),
  }[kind]
  return name
}

/** The code of the first value that the schema accepts. */
const firstFitting = (schema: z.core.$ZodType, values: readonly unknown[]) =>
  firstDefined(values, (value) =>
    z.safeParse(schema, value).success ? JSON.stringify(value) : undefined,
  )

function firstDefined<Item>(
  items: readonly Item[],
  result: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const found = result(item)
    if (found !== undefined) return found
  }
  return undefined
}
