import { expect, test, describe } from 'vitest'
import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/examples.mobile'
import {
  formatInternationalPhone,
  internationalPhoneSchema,
  parsePhone,
  phonePattern,
  serializePhone,
} from './internationalPhone.tsx'
import { phoneCountries } from '../../../model/place.ts'

test.each([
  ['', ''],
  ['+44', '+44'],
  ['+442079460958', '+44 20 7946 0958'],
  ['＋４４２０７９４６０９５８', '+44 20 7946 0958'],
  // Only the field knows their country.
  ['3015550100', '3015550100'],
  ['+44 20 ext 5', '+44 20 ext 5'],
])('%j becomes %j when it is restored or sent', (entered, formatted) => {
  expect(formatInternationalPhone(entered)).toBe(formatted)
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
  ['tel:+44-20-7946-0958', undefined, '+442079460958'],
  ['Phone: 020 7946 0958', 'GB', '+442079460958'],
  ['+٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', undefined, '+442079460958'],
  ['+44 20 7946 0958 ext 5', undefined, '+442079460958 x5'],
  ['tel:+1-301-555-0100;ext=123', undefined, '+13015550100 x123'],
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
})

/** The regular expression that a browser creates from the attribute `pattern`. */
const native = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v')

describe('rejects', () => {
  const messageOf = (text: string, defaultCountry?: 'US') =>
    internationalPhoneSchema({ label: 'Phone', required: true, defaultCountry }).safeParse(text)
      .error?.issues[0]?.message

  test.each([
    '020 7946 0958',
    '+44 20',
    '+44 20 7946 0958 00000',
    'call +44 20 7946 0958',
    '+999 20 7946 0958',
    '+',
  ])('%j without a default country', (text) => {
    expect(messageOf(text)).toBe(
      'Enter “Phone” with + and the country code, such as +44\u00a020\u00a07946\u00a00958',
    )
  })

  test.each(['301 555', '555-0100', '301 555 01000', 'ten digits'])(
    '%j with a default country',
    (text) => {
      expect(messageOf(text, 'US')).toBe(
        'Enter “Phone” completely. For another country, begin with + and the country code',
      )
    },
  )
})

test('accepts an empty optional number', () => {
  const schema = internationalPhoneSchema({ label: 'Phone', required: false })
  expect(schema.safeParse('').success).toBe(true)
})
