import { expect, it } from 'vitest'
import * as z from 'zod'
import { contentLine, line, paragraph } from '../../src/model/text.ts'
import { nameKey } from './schemaWalk.ts'

it('finds the name of an entry: not an optional text, nor one with Markdown', () => {
  const shape = { id: z.string(), label: line.optional(), quote: paragraph, person: contentLine }
  expect(nameKey(z.strictObject({ ...shape, company: line }))).toBe('person')
  expect(nameKey(z.strictObject({ id: z.string() }))).toBeUndefined()
})
