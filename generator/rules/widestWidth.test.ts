import { expect, it } from 'vitest'
import { widestWidth } from './media.ts'

it.each([
  ['100vw', 1920],
  ['50vw', 960],
  ['14rem', 224],
  ['300px', 300],
  // 92 % of 1023 pixels, the widest screen below 64em.
  ['(min-width: 64em) 44vw, 92vw', 941],
  ['(min-width: 64em) 30vw, (min-width: 48em) 44vw, 92vw', 706],
  ['(orientation: portrait) 140vw, 50vw', 1680],
])('computes for sizes="%s" %d pixels', (sizes, width) => {
  expect(widestWidth(sizes)).toBe(width)
})

it('rejects what it does not support', () => {
  expect(() => widestWidth('calc(100vw - 2rem)')).toThrow('"calc(100vw - 2rem)"')
})
