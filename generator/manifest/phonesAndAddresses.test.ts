import { expect, it } from 'vitest'
import {
  formatPhone,
  hasPostalCode,
  parseDial,
  type PhoneNumber,
  siteAddressLines,
  stateSameNumber,
} from './phonesAndAddresses.ts'

const number = (dial: string): PhoneNumber => parseDial(dial) ?? fail(dial)

function fail(dial: string): never {
  throw new Error(`${dial} is not a phone number.`)
}

it.each(['+10000000000', '+1301555014', '+4930', '+999123456789'])('rejects %s', (dial) => {
  expect(parseDial(dial)).toBeUndefined()
})

it.each([
  ['(301) 555-0142', '+13015550142', true],
  ['301.555.0142', '+13015550142', true],
  ['+1 301 555 0142', '+13015550142', true],
  ['(301) 555-0143', '+13015550142', false],
  ['Call us', '+13015550142', false],
  ['020 7946 0123', '+442079460123', true],
  ['+44 (0)20 7946 0123', '+442079460123', true],
  ['1-800-FLOWERS', '+18003569377', true],
])('compares %s with %s: %s', (text, dial, isSame) => {
  expect(stateSameNumber(text, number(dial))).toBe(isSame)
})

it('formats a number for its own country, and for others', () => {
  expect(formatPhone(number('+13015550142'), 'US')).toBe('(301) 555-0142')
  expect(formatPhone(number('+13015550142'), 'DE')).toBe('+1 301 555 0142')
  expect(formatPhone(number('+442079460123'), 'US')).toBe('+44 20 7946 0123')
})

const rockville = {
  street: '1 Main Street, Suite 2',
  city: 'Rockville',
  region: 'MD',
  postalCode: '20850',
  country: 'US',
}
const berlin = { street: 'Invalidenstraße 1', city: 'Berlin', postalCode: '10115', country: 'DE' }
const hongKong = { street: '1 Nathan Road', city: 'Kowloon', country: 'HK' }

it('writes an address of the site’s own country in two lines', () => {
  expect(siteAddressLines(rockville, 'en-US', 'US')).toEqual([
    '1 Main Street, Suite 2',
    'Rockville, MD 20850',
  ])
})

it('writes an address of another country in its format, with the country in the language of the site', () => {
  expect(siteAddressLines(berlin, 'en-US', 'US')).toEqual([
    'Invalidenstraße 1',
    '10115 Berlin',
    'Germany',
  ])
  expect(siteAddressLines(rockville, 'de-DE', 'DE').at(-1)).toBe('Vereinigte Staaten')
  expect(siteAddressLines(hongKong, 'en-US', 'HK')).toEqual(['1 Nathan Road', 'Kowloon'])
})

it('knows the countries without postal codes', () => {
  expect(hasPostalCode(berlin, 'en-US')).toBe(true)
  expect(hasPostalCode(hongKong, 'en-US')).toBe(false)
})
