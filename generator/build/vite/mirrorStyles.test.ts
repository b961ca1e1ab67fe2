import { expect, test } from 'vitest'
import { mirroredValue } from './mirrorStyles.ts'

test.each([
  ['inset', '0 0 0 auto', '0 auto 0 0'],
  [
    'padding',
    '1rem calc(var(--a) - (2rem + 1px)) 1rem 0',
    '1rem 0 1rem calc(var(--a) - (2rem + 1px))',
  ],
  ['transform', 'translateX(0.25rem)', 'translateX(-0.25rem)'],
  ['translate', '100% 0', '-100% 0'],
  ['transform-origin', 'left', 'right'],
  [
    'background-image',
    'linear-gradient(to right, red, blue)',
    'linear-gradient(to left, red, blue)',
  ],
])('mirrors %s: %s', (property, value, mirrored) => {
  expect(mirroredValue(property, value)).toBe(mirrored)
})

test.each([
  ['inset', '0'],
  ['inset', '0 1rem auto'],
  ['translate', '0 -6rem'],
  ['transform', 'scaleX(0)'],
  ['background-image', 'linear-gradient(to top, red, blue)'],
  ['padding-inline', '0 1rem'],
])('keeps %s: %s', (property, value) => {
  expect(mirroredValue(property, value)).toBe(value)
})
