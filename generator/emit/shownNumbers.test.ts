import { expect, test } from 'vitest'
import * as z from 'zod'
import { shownNumber } from '../../src/model/values.ts'
import { percentSign, showNumbers } from './shownNumbers.ts'

const schema = z.strictObject({
  kind: z.literal('counts'),
  perRow: z.number(),
  counts: z.array(z.strictObject({ count: shownNumber().optional() })),
})
const countsIn = (language: string, ...counts: number[]) =>
  showNumbers(
    schema,
    { kind: 'counts', perRow: 1234, counts: counts.map((count) => ({ count })) },
    language,
  )

test('numbers that pages show have the format of the language, others stay numbers', () => {
  expect(countsIn('en-US', 12_500, -2.5)).toEqual({
    kind: 'counts',
    perRow: 1234,
    counts: [
      { count: { value: 12_500, text: '12,500' } },
      { count: { value: -2.5, text: '-2.5' } },
    ],
  })
  expect(countsIn('de-DE', 12_500, 0.0001)).toMatchObject({
    counts: [{ count: { text: '12.500' } }, { count: { text: '0,0001' } }],
  })
  expect(showNumbers(schema, { counts: [{}] }, 'de-DE')).toEqual({ counts: [{}] })
})

test.each([
  ['en-US', '', '%'],
  ['de-DE', '', '\u00a0%'],
  ['tr-TR', '%', ''],
])('%s: a percentage has its sign where the language writes it', (language, before, after) => {
  expect(percentSign(language)).toEqual({ before, after })
})
