import { describe, expect, test } from 'vitest'
import { numberPattern } from './numberPattern.ts'
import { numberValue } from './numberValue.ts'

const guests = { label: 'Guests', required: true, min: 1, max: 50, step: 1 }
const amount = { label: 'Amount', required: false, min: 0, step: 0.01, unit: 'US dollars' }
const offset = { label: 'Offset', required: false, max: 10, step: 5 }

const messageOf = (field: Parameters<typeof numberValue>[0], text: string) =>
  numberValue(field).safeParse(text).error?.issues[0]?.message

test.each([
  [guests, ['1', '7', '50', '007']],
  [amount, ['', '0', '0.01', '19.99', '0.29', '1234567.89']],
  [offset, ['', '-5', '0', '10']],
] as const)('accepts the numbers within the limits of %o', (field, texts) => {
  expect(texts.filter((text) => messageOf(field, text) !== undefined)).toEqual([])
})

test.each([
  [guests, '', 'Enter “Guests”'],
  [guests, '1,000', 'Guests: write the number without commas'],
  [guests, '1 0', 'Guests: write the number without spaces'],
  [guests, ' 10', 'Guests: write the number without spaces'],
  [guests, '1\u00a00', 'Guests: write the number without spaces'],
  [guests, 'ten', 'Guests: write the number with digits only. Enter a whole number from 1 to 50'],
  [guests, '1e1', 'Guests: write the number with digits only. Enter a whole number from 1 to 50'],
  [guests, '٣', 'Guests: write the number with digits only. Enter a whole number from 1 to 50'],
  [guests, '0', 'Guests: enter a whole number from 1 to 50'],
  [guests, '51', 'Guests: enter a whole number from 1 to 50'],
  [guests, '1.5', 'Guests: enter a whole number from 1 to 50'],
  [guests, '9'.repeat(400), 'Guests: enter a whole number from 1 to 50'],
  [amount, '19,99', 'Amount: write the number without commas, and a point before decimals'],
  [amount, '0.001', 'Amount: enter a number of 0 or more, in steps of 0.01 (US dollars)'],
  [amount, '-1', 'Amount: enter a number of 0 or more, in steps of 0.01 (US dollars)'],
  [offset, '3', 'Offset: enter a whole number of 10 or less, in steps of 5'],
] as const)('%o rejects %j with a message', (field, text, message) => {
  expect(messageOf(field, text)).toBe(message)
})

describe('the pattern for browsers without scripts', () => {
  const matches = (limits: Parameters<typeof numberPattern>[0], text: string) =>
    new RegExp(`^(?:${numberPattern(limits)})$`, 'v').test(text)

  test.each([
    [0, 0],
    [0, 9],
    [1, 50],
    [5, 120],
    [18, 99],
    [99, 100],
    [100, 999],
    [123, 4567],
    [1900, 2026],
  ])('matches exactly the whole numbers from %d to %d', (min, max) => {
    const wrong = Array.from({ length: max + 1200 }, (_, value) => value).filter(
      (value) => matches({ min, max, step: 1 }, String(value)) !== (value >= min && value <= max),
    )
    expect(wrong).toEqual([])
  })

  test('allows a sign and decimals where the limits do', () => {
    expect(matches({ step: 1 }, '-3')).toBe(true)
    expect(matches({ step: 1 }, '3.5')).toBe(false)
    expect(matches({ min: 0, step: 0.5 }, '3.5')).toBe(true)
    expect(matches({ min: 0, step: 0.5 }, '-3.5')).toBe(false)
    expect(matches({ min: 0, max: 9, step: 0.5 }, '3,5')).toBe(false)
  })
})
