import { expect, it } from 'vitest'
import { hasPostalCode, siteAddressLines } from './addressLines.ts'

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
