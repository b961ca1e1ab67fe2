import { expect, test } from 'vitest'
import * as z from 'zod'
import { fillText } from './fillText.ts'
import { text } from './text.ts'

const parse = (value?: string) => text('{name} has {count} keys').parse(value)

test('replaces each placeholder, also twice', () => {
  expect(fillText(parse(), { name: 'Ada', count: 2 })).toBe('Ada has 2 keys')
  expect(fillText(parse('{count}/{count}: {name}'), { name: 'Ada', count: 2 })).toBe('2/2: Ada')
})

test('does not replace placeholders in values', () => {
  expect(fillText(parse(), { name: '{count} $&', count: 2 })).toBe('{count} $& has 2 keys')
})

test.each([
  ['{name} has keys', 'add the placeholder {count}'],
  ['{nam} has {count} keys', 'add the placeholder {name}'],
  [
    '{name} has {count} {keys}',
    'replace {keys}: the placeholders of this text are {name} and {count}',
  ],
])('rejects %s', (value, message) => {
  const result = text('{name} has {count} keys').safeParse(value)
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('rejects placeholders in a text that has none', () => {
  const result = text('Close').safeParse('Close {name}')
  expect(result.error?.issues[0]?.message).toBe('remove {name}: this text has no placeholders')
})

test('is optional in the manifest', () => {
  const schema = z.strictObject({ close: text('Close') }).prefault({})
  expect(schema.parse(undefined)).toEqual({ close: 'Close' })
})

test('requires the values of all placeholders', () => {
  const { close, greet } = z
    .strictObject({ close: text('Close'), greet: text('Hello {name}') })
    .parse({})
  // @ts-expect-error `name` is missing.
  fillText(greet, {})
  // @ts-expect-error `nam` is not a placeholder.
  fillText(greet, { nam: 'Ada' })
  expect(fillText(close, {})).toBe('Close')
})
