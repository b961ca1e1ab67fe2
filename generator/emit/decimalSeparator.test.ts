import { expect, test } from 'vitest'
import { decimalSeparator } from './decimalSeparator.ts'

test.each([
  ['en-US', '.'],
  ['de-DE', ','],
  ['de-CH', '.'],
  ['es-MX', '.'],
  ['pt-BR', ','],
  // Their own digits have a separator of their own.
  ['ar-EG', '.'],
  ['fa', '.'],
])('%s: %j is before decimals', (language, separator) => {
  expect(decimalSeparator(language)).toBe(separator)
})
