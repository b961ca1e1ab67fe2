import { expect, test, describe } from 'vitest'
import { renderInSite } from '../../../parts/testing/renderInSite.tsx'
import { normalizeValues } from '../../sendForm.ts'
import { registration } from '../../testing/registration.ts'
import { siteFormOf } from '../../testing/siteForm.ts'
import { VisitorForm } from '../../VisitorForm.tsx'
import { fieldSchema } from '../../schema.ts'
import type { NumberSeparators } from '../../../model/values.ts'
import {
  numberLimitsText,
  NUMBER_PATTERN,
  numberSchema,
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

const english: NumberSeparators = { decimal: '.', group: ',' }
const german: NumberSeparators = { decimal: ',', group: '.' }
const french: NumberSeparators = { decimal: ',', group: '\u202F' }
const swiss: NumberSeparators = { decimal: '.', group: '’' }

const guests = { label: 'Guests', required: true, min: 1, max: 50, step: 1 }
const amount = { label: 'Amount', required: false, min: 0, step: 0.01, unit: 'US dollars' }
const offset = { label: 'Offset', required: false, max: 10, step: 5 }

const messageOf = (field: Parameters<typeof numberSchema>[0], text: string, separators = english) =>
  numberSchema(field, separators).safeParse(text).error?.issues[0]?.message

test.each([
  [guests, ['1', '7', '50', '007', ' 10', '１２', '٣', '+5', '5.']],
  [amount, ['', '0', '0.01', '19.99', '19,99', '0.29', '1234567.89', '0,990', '.5']],
  [offset, ['', '-5', '0', '10']],
] as const)('accepts the numbers within the limits of %o', (field, texts) => {
  expect(texts.filter((text) => messageOf(field, text) !== undefined)).toEqual([])
})

const NOT_ONLY_DIGITS =
  'Enter “Guests” in digits without separators of thousands, as a whole number from 1 to 50'

test.each([
  [guests, '', 'Enter “Guests”'],
  [guests, '1,000', NOT_ONLY_DIGITS],
  [guests, '1 0', NOT_ONLY_DIGITS],
  [guests, '1\u00a00', NOT_ONLY_DIGITS],
  [guests, 'ten', NOT_ONLY_DIGITS],
  [guests, '1e1', NOT_ONLY_DIGITS],
  [guests, '0', 'Enter “Guests” as a whole number from 1 to 50'],
  [guests, '51', 'Enter “Guests” as a whole number from 1 to 50'],
  [guests, '1.5', 'Enter “Guests” as a whole number from 1 to 50'],
  [guests, '1.000', 'Enter “Guests” as a whole number from 1 to 50'],
  [guests, '1,5', 'Enter “Guests” as a whole number from 1 to 50'],
  [guests, '9'.repeat(400), 'Enter “Guests” as a whole number from 1 to 50'],
  [
    amount,
    '1,000',
    'Enter “Amount” in digits without separators of thousands, as a number of 0 or more, in steps of 0.01 (US dollars)',
  ],
  [amount, '0.001', 'Enter “Amount” as a number of 0 or more, in steps of 0.01 (US dollars)'],
  [amount, '-1', 'Enter “Amount” as a number of 0 or more, in steps of 0.01 (US dollars)'],
  [offset, '3', 'Enter “Offset” as a whole number of 10 or less, in steps of 5'],
] as const)('%o rejects %j with a message', (field, text, message) => {
  expect(messageOf(field, text)).toBe(message)
})

describe('in a language with a comma before decimals', () => {
  test.each([
    [guests, ['1', '50']],
    [amount, ['', '0,01', '19,99', '19.99', '1234567,89', '1,000']],
  ] as const)('accepts the numbers within the limits of %o', (field, texts) => {
    expect(texts.filter((text) => messageOf(field, text, german) !== undefined)).toEqual([])
  })

  test.each([
    [guests, '1.000', NOT_ONLY_DIGITS],
    [guests, '1,000', 'Enter “Guests” as a whole number from 1 to 50'],
    [guests, '1.5', 'Enter “Guests” as a whole number from 1 to 50'],
    [
      amount,
      '1.000',
      'Enter “Amount” in digits without separators of thousands, as a number of 0 or more, in steps of 0,01 (US dollars)',
    ],
    [
      amount,
      '1.00,50',
      'Enter “Amount” in digits without separators of thousands, as a number of 0 or more, in steps of 0,01 (US dollars)',
    ],
    [amount, '0,001', 'Enter “Amount” as a number of 0 or more, in steps of 0,01 (US dollars)'],
  ] as const)('%o rejects %j with a message', (field, text, message) => {
    expect(messageOf(field, text, german)).toBe(message)
  })

  test('limits have a comma', () => {
    expect(numberLimitsText({ min: 0.5, max: 99.5, step: 0.5 }, ',')).toBe(
      'a number from 0,5 to 99,5, in steps of 0,5',
    )
  })
})

test('the pattern for browsers without scripts matches digits with separators', () => {
  const pattern = new RegExp(`^(?:${NUMBER_PATTERN})$`, 'v')
  const numbers = ['3', '-3', '3.5', '0,125', '1 250,25', '1.250,25', '1’250.25', '1,250,000']
  numbers.push('.5', ',5', '+5', '１２', '٣')
  expect(numbers.filter((text) => !pattern.test(text))).toEqual([])
  expect(['', '-', 'ten', '3 kg', '1e1', '+', '.'].filter((text) => pattern.test(text))).toEqual([])
})

test.each([
  ['1.5', '1,5', '1.5'],
  ['1,5', '1,5', '1.5'],
  ['-12,75', '-12,75', '-12.75'],
  ['0.125', '0,125', '0.125'],
  // These could separate thousands or decimals.
  ['1,000', '1,000', '1,000'],
  ['1.000', '1.000', '1.000'],
  // These cannot be decimals.
  ['1,000.5', '1,000.5', '1000.5'],
  ['1.000,5', '1000,5', '1.000,5'],
  ['-1,250,000', '-1,250,000', '-1250000'],
  ['1 250', '1250', '1250'],
  ['1\u202F250', '1250', '1250'],
  ['12\u00A0250\u00A0000', '12250000', '12250000'],
  ['1’250', '1250', '1250'],
  ["1'250", '1250', '1250'],
  // Not groups of three digits, or different separators.
  ['1 25', '1 25', '1 25'],
  ['1250 000', '1250 000', '1250 000'],
  ['1 250’000', '1 250’000', '1 250’000'],
  ['100', '100', '100'],
  ['', '', ''],
  ['1,5 kg', '1,5 kg', '1,5 kg'],
  // Invisible characters, as in copied text.
  ['\u200E1.5\u200B', '1,5', '1.5'],
  // Other characters of input methods and scripts.
  ['１２．５', '12,5', '12.5'],
  ['١٬٢٥٠٫٥', '1250,5', '1250.5'],
  ['\u22125', '-5', '-5'],
  // Incomplete spellings.
  ['-.5', '-0,5', '-0.5'],
  [',5', '0,5', '0.5'],
  ['+5', '5', '5'],
  ['5.', '5', '5'],
])('%j becomes %j in German and %j in English', (entered, inGerman, inEnglish) => {
  expect(normalizeNumber(entered, german)).toBe(inGerman)
  expect(normalizeNumber(entered, english)).toBe(inEnglish)
})

test.each([
  ['1 250,25', french, '1250,25'],
  ['1\u202F250,25', french, '1250,25'],
  ['1\u00A0250,25', french, '1250,25'],
  ['1,250.25', english, '1250.25'],
  ['1.250,25', german, '1250,25'],
  ['1 250,25', german, '1250,25'],
  ['1’250.25', swiss, '1250.25'],
  ["1'250.25", swiss, '1250.25'],
])('reads %j as people write it: %j', (entered, separators, number) => {
  expect(normalizeNumber(entered, separators)).toBe(number)
  expect(messageOf(amount, entered, separators)).toBeUndefined()
})

test('writes a number with the separator of the language', () => {
  expect([0.0001, -2.5, 1e12].map((value) => numberText(value, ','))).toEqual([
    '0,0001',
    '-2,5',
    '1000000000000',
  ])
})
