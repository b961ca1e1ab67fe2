import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { fieldKinds } from '../../../src/forms/schema.ts'
import { heroSchema } from '../../../src/sections/hero/schema.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { siteSchema } from '../../../src/site/site.ts'
import { eventSchema } from '../../../src/model/event.ts'
import { httpsUrl, pagePath } from '../../../src/model/link.ts'
import { isoDate } from '../../../src/model/text.ts'
import { color } from '../../../src/model/values.ts'
import { schemaShape, type Schema } from './settingSchemas.ts'

/** The paths below a schema for which the panel has no control. */
function withoutControl(schema: Schema, path = ''): string[] {
  const shape = schemaShape(schema)
  switch (shape?.kind) {
    case undefined:
      return [path]
    case 'group':
      return shape.properties.flatMap(([key, each]) => withoutControl(each, `${path}.${key}`))
    case 'list':
      return withoutControl(shape.element, `${path}[]`)
    case 'record':
      return withoutControl(shape.entry, `${path}{}`)
    case 'variants':
      return shape.variants.flatMap(({ name, schema }) =>
        withoutControl(schema, `${path}<${name}>`),
      )
    default:
      return []
  }
}

const sections = sectionSchema.options.map((schema) => [schema.shape.kind.value, schema] as const)
const fields = Object.entries(fieldKinds).map(([kind, { schema }]) => [kind, schema] as const)
it.each([...sections, ['hero', heroSchema] as const])(
  'has a control for every property of the section %s',
  (_, schema) => {
    expect(withoutControl(schema)).toEqual([])
  },
)

it.each(fields)('has a control for every property of the field %s', (_, schema) => {
  expect(withoutControl(schema)).toEqual([])
})

it('has a control for every value of the site', () => {
  expect(withoutControl(siteSchema)).toEqual([])
})

it('reports a type of schema that it cannot show', () => {
  const unknown = z.strictObject({ list: z.array(z.strictObject({ when: z.date() })) })
  expect(withoutControl(unknown)).toEqual(['.list[].when'])
})

describe('the control of', () => {
  it.each([
    ['a boolean', z.boolean().default(false), { kind: 'switch' }],
    ['an enumeration', z.enum(['a', 'b']).optional(), { kind: 'select', options: ['a', 'b'] }],
    ['a number', z.int().min(2).max(5), { kind: 'number' }],
    ['a string', z.string().regex(/a/), { kind: 'string' }],
    ['a day', isoDate, { kind: 'date' }],
    ['a local time', eventSchema.shape.start, { kind: 'datetime-local' }],
    ['a color', color.default('#000000'), { kind: 'color' }],
    [
      'a day or a word',
      z.union([z.literal('today'), isoDate]),
      { kind: 'string', suggestions: ['today'] },
    ],
    ['a page or a URL', z.union([pagePath, httpsUrl]), { kind: 'reference', to: 'link' }],
  ])('%s', (_, schema, control) => {
    expect(schemaShape(schema)).toEqual({ kind: 'field', control })
  })

  it('a list has its limits', () => {
    const shape = schemaShape(z.array(z.string()).min(1).max(2).default([]))
    expect(shape).toMatchObject({ kind: 'list', min: 1, max: 2 })
  })

  it('a union has a variant for each option', () => {
    const schema = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('file'), name: z.string() }),
      z.strictObject({ kind: z.literal('none') }),
    ])
    expect(schemaShape(schema)).toMatchObject({
      kind: 'variants',
      variants: [{ name: 'file' }, { name: 'none' }],
    })
  })
})
