import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { fieldKinds } from '../../../src/forms/schema.ts'
import { heroSchema } from '../../../src/sections/hero/schema.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { siteSchema } from '../../../src/site/site.ts'
import {
  draftsOf,
  schemaShape,
  type Schema,
  descriptionsIn,
  readDescriptions,
} from './settingSchemas.ts'
import { isOptional } from '../../manifest/schemaWalk.ts'
import { projectAt } from '../../manifest/project.ts'

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
    ['a date', z.iso.date(), { kind: 'string' }],
    ['a string of two forms', z.union([z.literal('today'), z.iso.date()]), { kind: 'string' }],
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

it('asks for the required values of a new entry, and sets the kind and empty lists itself', () => {
  const schema = z.strictObject({
    kind: z.literal('step'),
    title: z.string(),
    note: z.string().optional(),
    links: z.array(z.strictObject({ to: z.string() })).min(1),
    isNew: z.boolean(),
  })
  const [draft, ...others] = draftsOf(schema, 'New entry', () => undefined)
  expect(others).toEqual([])
  expect(draft?.fields.map(({ path, label }) => [path.join('.'), label])).toEqual([
    ['title', 'Title'],
    ['links.0.to', 'Links 1, to'],
  ])
  expect(draft?.fixed).toEqual([
    { path: [], value: {} },
    { path: ['kind'], value: 'step' },
    { path: ['links'], value: [] },
    { path: ['links', 0], value: {} },
    { path: ['isNew'], value: false },
  ])
})

it('asks for an optional value too if a rule can require it', () => {
  const schema = z
    .strictObject({ text: z.string(), note: z.string().optional(), to: z.string().optional() })
    .refine(({ to }) => to !== undefined, { path: ['to'] })
  const [draft] = draftsOf(schema, 'New entry', () => undefined)
  expect(draft?.fields.map(({ label, isOptional }) => [label, isOptional])).toEqual([
    ['Text', undefined],
    ['To', true],
  ])
})

it('reads the comments of an object, of one that it contains, and of one that it extends', () => {
  const describe = descriptionsIn([
    'export const shape = {\n  /** The id. */\n  id: z.string(),\n}',
    `export const a = z.strictObject({
      ...shape,
      /**
       * The size, e.g. \`3\`.
       * Over two lines.
       */
      size: z.number(),
    })
    const b = a.extend({
      /** The color. */
      color: z.string(),
    })`,
  ])
  const a = z.strictObject({ id: z.string(), size: z.number() })
  const b = a.extend({ color: z.string() })
  expect(describe(a, 'id')).toBe('The id.')
  expect(describe(a, 'size')).toBe('The size, e.g. 3. Over two lines.')
  expect(describe(b, 'id')).toBe('The id.')
  expect(describe(b, 'color')).toBe('The color.')
  expect(describe(z.strictObject({ id: z.string() }), 'id')).toBeUndefined()
})

it('has no description if two objects with the same names have different ones', () => {
  const describe = descriptionsIn([
    'const a = z.strictObject({ /** One. */ size: z.number() })',
    'const b = z.strictObject({ /** Two. */ size: z.number() })',
  ])
  expect(describe(z.strictObject({ size: z.number() }), 'size')).toBeUndefined()
})

it('describes every optional property of every kind of section', async () => {
  const describe = await readDescriptions(projectAt())
  for (const schema of sectionSchema.options) {
    for (const [key, property] of Object.entries(schema.shape)) {
      if (!isOptional(property)) continue
      expect([schema.shape.kind.value, key, describe(schema, key)]).not.toContain(undefined)
    }
  }
})
