import { expect, test } from 'vitest'
import { normalizeNumber, numberText } from './numberText.ts'

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
