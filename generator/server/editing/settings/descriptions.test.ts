import { expect, it } from 'vitest'
import * as z from 'zod'
import { sectionSchema } from '../../../../src/sections/schemas.ts'
import { projectAt } from '../../../manifest/project.ts'
import { descriptionsIn, readDescriptions } from './descriptions.ts'
import { isOptional } from './schemaShape.ts'

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
