import { expect, it } from 'vitest'
import * as z from 'zod'
import { fieldKinds } from '../../src/forms/schema.ts'
import { mapAddressSchema } from '../../src/sections/mapAddress/schema.ts'
import { siteSchema } from '../../src/site/site.ts'
import type { Choices } from './describe/settingTypes.ts'
import { newValue } from './newValues.ts'
import { schemaShape, variantsOf, type Schema } from './describe/settingSchemas.ts'

const names = (...values: readonly string[]) => values.map((value) => ({ value }))

const CHOICES: Choices = {
  page: names('/a'),
  link: names('/a', '/b'),
  image: names('one', 'two', 'three'),
  form: names('contact'),
  event: names('party'),
  place: names('office'),
  hours: names('office'),
  map: names('branch'),
  language: names('es'),
  category: names('map'),
  media: names('film.mp4', 'film.vtt'),
}

const FILES = ['photo.jpg', 'font.woff2', 'film.mp4', 'plan.pdf']

/** The schemas of all values that can be added: entries, variants and optional objects, with their names. */
function addable(schema: Schema, name: string, seen = new Set<Schema>()): [string, Schema][] {
  const shape = schemaShape(schema)
  if (shape === undefined || seen.has(schema)) return []
  seen.add(schema)
  const inner = (key: string, part: Schema) => [
    ...variantsOf(part).map((one): [string, Schema] => [`${key} ${one.name}`, one.schema]),
    ...addable(part, key, seen),
  ]
  switch (shape.kind) {
    case 'list':
      return inner(`${name}[]`, shape.element)
    case 'record':
      return inner(`${name}{}`, shape.entry)
    case 'group':
      return shape.properties.flatMap(([key, part]) =>
        ['group', 'variants'].includes(schemaShape(part)?.kind ?? '')
          ? inner(`${name}.${key}`, part)
          : addable(part, `${name}.${key}`, seen),
      )
    case 'variants':
      return shape.variants.flatMap((one) => addable(one.schema, name, seen))
    default:
      return []
  }
}

it('has a valid example of every value that can be added', () => {
  const schemas = [
    ...addable(siteSchema, ''),
    ...Object.entries(fieldKinds).flatMap(([kind, { schema }]) => addable(schema, kind)),
  ]
  for (const [name, schema] of schemas) {
    const [key] = /(\w*|\[\])$/.exec(name.split(' ')[0] ?? '') ?? []
    const create = () => newValue(schema, key === '[]' ? '0' : (key ?? ''), CHOICES, FILES, [])
    expect(create).not.toThrow()
  }
})

it('refers to a place with a map where one is needed', () => {
  const value = newValue(mapAddressSchema, 'mapAddress', CHOICES, FILES, [])
  expect(value).toMatchObject({ place: 'branch' })
})

it('adds an optional value if a rule requires it', () => {
  const schema = z
    .strictObject({ text: z.string(), note: z.string().optional(), to: z.string().optional() })
    .refine(({ to }) => to !== undefined, { path: ['to'] })
  expect(newValue(schema, '0', CHOICES, FILES, [])).toEqual({ text: 'Text', to: 'To' })
})
