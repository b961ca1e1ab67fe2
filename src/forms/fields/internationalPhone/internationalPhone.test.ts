import { expect, test, describe } from 'vitest'
import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/examples.mobile'
import {
  editInternationalPhone,
  formatInternationalPhone,
  internationalPhoneSchema,
  parsePhone,
  phonePattern,
  serializePhone,
} from './internationalPhone.tsx'
import { phoneCountries } from '../../../model/place.ts'

test.each([
  ['', undefined, ''],
  ['+', undefined, '+'],
  ['+44', undefined, '+44'],
  ['+442079460958', undefined, '+44 20 7946 0958'],
  ['+442079460958', 'US', '+44 20 7946 0958'],
  ['3015550100', 'US', '(301) 555-0100'],
  ['3015550100', undefined, '3015550100'],
  ['301555010000', 'US', '301555010000'],
  ['＋４４２０７９４６', undefined, '+44 20 7946'],
  ['call me', 'US', 'call me'],
  ['+44 20 ext 5', undefined, '+44 20 ext 5'],
] as const)('shows %j with the default country %s as %j', (typed, country, shown) => {
  expect(formatInternationalPhone(typed, country)).toBe(shown)
})

/** Text with its caret, written as `|`. */
const read = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') })
const write = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`

test.each([
  ['typing the plus', '', '+|', false, '+|'],
  ['typing at the end', '+44 2', '+44 20|', false, '+44 20|'],
  ['typing a digit that begins a group', '+44 20', '+44 207|', false, '+44 20 7|'],
  ['typing in the middle', '+44 20 7946', '+44 29|0 7946', false, '+44 29| 0794 6'],
  ['typing the country code', '+', '+4|', false, '+4|'],
  ['typing a space', '+44 20', '+44 20 |', false, '+44 20|'],
  ['typing a letter', '+44 20', '+44 x|20', false, '+44 x|20'],
  ['backspace at the end', '+44 20 7', '+44 20 |', false, '+44 20|'],
  ['backspace over a space', '+44 20 7946', '+44 20|7946', false, '+44 2|7 946'],
  ['delete before a space', '+44 20 7946', '+44 20|7946', true, '+44 20| 946'],
  ['backspace over the plus', '+44 20', '|44 20', false, '|44 20'],
  ['replacing all', '+44 20 7946', '+1|', false, '+1|'],
  ['deleting all', '+', '|', false, '|'],
  ['pasting a number', '', '+442079460958|', false, '+44 20 7946 0958|'],
])('keeps the caret: %s', (_, before, after, forward, expected) => {
  expect(write(editInternationalPhone(before, read(after), forward))).toBe(expected)
})

test.each([
  ['moving nothing', '(301) 555-0100', '(301)| 555-0100', false, '(301)| 555-0100'],
  ['backspace over a space', '(301) 555-0100', '(301)|555-0100', false, '(30|5) 550-100'],
  ['deleting the plus', '+44 20', '|44 20', true, '(|442) 0'],
])(
  'keeps the caret in a number of the default country: %s',
  (_, before, after, forward, expected) => {
    expect(write(editInternationalPhone(before, read(after), forward, 'US'))).toBe(expected)
  },
)

test('does not disturb a number without a country', () => {
  expect(write(editInternationalPhone('020 7946', read('020|7946'), false))).toBe('020|7946')
})

/** The codes of the library that are not in ISO 3166-1. */
const NOT_IN_ISO = ['AC', 'TA', 'XK']

test('the schema accepts the countries of the library', () => {
  const known: readonly string[] = getCountries()
  expect(phoneCountries.toSorted()).toEqual(
    known.filter((code) => !NOT_IN_ISO.includes(code)).toSorted(),
  )
})

test.each([
  ['+44 20 7946 0958', undefined, '+442079460958'],
  ['+442079460958', 'US', '+442079460958'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['(301) 555-0100', 'US', '+13015550100'],
  ['011 44 20 7946 0958', 'US', '+442079460958'],
  ['+49 (0)30 123456', undefined, '+4930123456'],
  ['＋４４２０７９４６０９５８', undefined, '+442079460958'],
  ['\u200e+44\u00a020 7946 0958 ', undefined, '+442079460958'],
] as const)('sends %j with the default country %s as %s', (text, defaultCountry, sent) => {
  const field = {
    kind: 'internationalPhone',
    name: 'phone',
    label: 'Phone',
    required: true,
    send: 'Phone',
    defaultCountry,
  } as const
  expect(serializePhone(text, field)).toBe(sent)
  expect(internationalPhoneSchema(field).safeParse(text).success).toBe(true)
})

describe('the examples of all countries', () => {
  const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? [])

  test('are accepted in international and national format, also by browsers without scripts', () => {
    expect(numbers.length).toBeGreaterThan(200)
    const rejected = numbers.filter((example) => {
      const country = example.country
      const [international, national] = [example.formatInternational(), example.formatNational()]
      return (
        parsePhone(international)?.number !== example.number ||
        parsePhone(national, country)?.number !== example.number ||
        !native(phonePattern(undefined)).test(international) ||
        !native(phonePattern(country)).test(international) ||
        !native(phonePattern(country)).test(national)
      )
    })
    expect(rejected).toEqual([])
  })

  test('keep their digits while they are typed', () => {
    const changed = numbers.flatMap((example) => {
      const texts: [string, typeof example.country][] = [
        [example.number, undefined],
        [example.nationalNumber, example.country],
      ]
      return texts.filter(([text, country]) =>
        [...text].some((_, index) => {
          const typed = text.slice(0, index + 1)
          return formatInternationalPhone(typed, country).replaceAll(/[^+\d]/g, '') !== typed
        }),
      )
    })
    expect(changed).toEqual([])
  })
})

/** The regular expression that a browser creates from the attribute `pattern`. */
const native = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v')

describe('rejects', () => {
  const messageOf = (text: string, defaultCountry?: 'US') =>
    internationalPhoneSchema({ label: 'Phone', required: true, defaultCountry }).safeParse(text)
      .error?.issues[0]?.message

  test.each([
    '',
    '020 7946 0958',
    '+44 20',
    '+44 20 7946 0958 ext 5',
    '+44 20 7946 0958 00000',
    'call +44 20 7946 0958',
    '+999 20 7946 0958',
    '+',
  ])('%j without a default country', (text) => {
    expect(messageOf(text)).toBe(
      'Phone: enter a phone number with + and the country code, such as +44\u00a020\u00a07946\u00a00958',
    )
  })

  test.each(['', '301 555', '555-0100', '301 555 01000', 'ten digits'])(
    '%j with a default country',
    (text) => {
      expect(messageOf(text, 'US')).toBe(
        'Phone: enter a complete phone number. For another country, begin with + and the country code',
      )
    },
  )
})

test('accepts an empty optional number', () => {
  const schema = internationalPhoneSchema({ label: 'Phone', required: false })
  expect(schema.safeParse('').success).toBe(true)
})
