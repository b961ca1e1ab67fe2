import { expect, test, describe } from 'vitest'
import { renderInSite } from '../../../parts/testing/renderInSite.tsx'
import { normalizeValues } from '../../sendForm.ts'
import { registration } from '../../testing/registration.ts'
import { siteFormOf } from '../../testing/siteForm.ts'
import { VisitorForm } from '../../VisitorForm.tsx'
import { fieldSchema } from '../../schema.ts'
import type { DecimalSeparator } from '../../../model/values.ts'
import {
  limitsInWords,
  numberPattern,
  numberValue,
  normalizeNumber,
  numberText,
} from './number.tsx'

const formWith = (limits: object) =>
  siteFormOf({
    ...registration,
    fields: [
      fieldSchema.parse({
        kind: 'number',
        name: 'amount',
        label: 'Amount',
        send: 'Amount',
        ...limits,
      }),
    ],
  })

test.each([
  [{}, null],
  [{ min: 0 }, 'numeric'],
  [{ min: 0, step: 0.01 }, 'decimal'],
])('limits %o: the keyboard of phones has the characters that are needed', async (limits, mode) => {
  const page = await renderInSite(<VisitorForm form={formWith(limits)} />)
  expect(page.querySelector('[name="Amount"]')?.getAttribute('inputmode')).toBe(mode)
})

test('a form is sent with the decimal separator of the language', () => {
  const values = normalizeValues(formWith({ min: 0, step: 0.01 }), { amount: '19,99' })
  expect(values).toEqual({ amount: '19.99' })
})

const guests = { label: 'Guests', required: true, min: 1, max: 50, step: 1 }
const amount = { label: 'Amount', required: false, min: 0, step: 0.01, unit: 'US dollars' }
const offset = { label: 'Offset', required: false, max: 10, step: 5 }

const messageOf = (
  field: Parameters<typeof numberValue>[0],
  text: string,
  decimal: DecimalSeparator = '.',
) => numberValue(field, decimal).safeParse(text).error?.issues[0]?.message

test.each([
  [guests, ['1', '7', '50', '007']],
  [amount, ['', '0', '0.01', '19.99', '19,99', '0.29', '1234567.89', '0,990']],
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
  [guests, '1.000', 'Guests: enter a whole number from 1 to 50'],
  [guests, '1,5', 'Guests: enter a whole number from 1 to 50'],
  [guests, '9'.repeat(400), 'Guests: enter a whole number from 1 to 50'],
  [amount, '1,000', 'Amount: write the number without commas, and a point before decimals'],
  [amount, '0.001', 'Amount: enter a number of 0 or more, in steps of 0.01 (US dollars)'],
  [amount, '-1', 'Amount: enter a number of 0 or more, in steps of 0.01 (US dollars)'],
  [offset, '3', 'Offset: enter a whole number of 10 or less, in steps of 5'],
] as const)('%o rejects %j with a message', (field, text, message) => {
  expect(messageOf(field, text)).toBe(message)
})

describe('in a language with a comma before decimals', () => {
  test.each([
    [guests, ['1', '50']],
    [amount, ['', '0,01', '19,99', '19.99', '1234567,89', '1,000']],
  ] as const)('accepts the numbers within the limits of %o', (field, texts) => {
    expect(texts.filter((text) => messageOf(field, text, ',') !== undefined)).toEqual([])
  })

  test.each([
    [guests, '1.000', 'Guests: write the number without points'],
    [guests, '1,000', 'Guests: enter a whole number from 1 to 50'],
    [guests, '1.5', 'Guests: enter a whole number from 1 to 50'],
    [amount, '1.000', 'Amount: write the number without points, and a comma before decimals'],
    [amount, '1.000,50', 'Amount: write the number without points, and a comma before decimals'],
    [amount, '0,001', 'Amount: enter a number of 0 or more, in steps of 0,01 (US dollars)'],
  ] as const)('%o rejects %j with a message', (field, text, message) => {
    expect(messageOf(field, text, ',')).toBe(message)
  })

  test('limits have a comma', () => {
    expect(limitsInWords({ min: 0.5, max: 99.5, step: 0.5 }, ',')).toBe(
      'a number from 0,5 to 99,5, in steps of 0,5',
    )
  })
})

describe('the pattern for browsers without scripts', () => {
  const matches = (
    limits: Parameters<typeof numberPattern>[0],
    text: string,
    decimal: DecimalSeparator = '.',
  ) => new RegExp(`^(?:${numberPattern(limits, decimal)})$`, 'v').test(text)

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
  })

  test.each(['.', ','] as const)('matches decimals like the schema, with %j', (decimal) => {
    const field = { label: 'Amount', required: true, min: 0, step: 0.0001 }
    const texts = [
      '3',
      '3.5',
      '3,5',
      '3.500',
      '3,500',
      '3,5000',
      '0.125',
      '0,125',
      '3,',
      ',5',
      '3,5,5',
    ]
    expect(texts.filter((text) => matches(field, text, decimal))).toEqual(
      texts.filter((text) => messageOf(field, text, decimal) === undefined),
    )
  })
})

test.each([
  ['1.5', '1,5', '1.5'],
  ['1,5', '1,5', '1.5'],
  ['-12,75', '-12,75', '-12.75'],
  ['0.125', '0,125', '0.125'],
  // These could separate thousands.
  ['1,000', '1,000', '1,000'],
  ['1.000', '1.000', '1.000'],
  ['1,000.5', '1,000.5', '1,000.5'],
  ['100', '100', '100'],
  ['', '', ''],
  ['1,5 kg', '1,5 kg', '1,5 kg'],
  // Invisible characters, as in copied text.
  ['\u200E1.5\u200B', '1,5', '1.5'],
])('%j becomes %j in German and %j in English', (entered, german, english) => {
  expect(normalizeNumber(entered, ',')).toBe(german)
  expect(normalizeNumber(entered, '.')).toBe(english)
})

test('writes a number with the separator of the language', () => {
  expect([0.0001, -2.5, 1e12].map((value) => numberText(value, ','))).toEqual([
    '0,0001',
    '-2,5',
    '1000000000000',
  ])
})
