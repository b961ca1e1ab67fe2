import { expect, it } from 'vitest'
import { dropIndex } from './drag.ts'

/** Three sections of 100 pixels, from 50. */
const boxes = [50, 150, 250].map((top) => ({ left: 0, top, width: 100, height: 100 }))

it.each([
  [0, 0, { to: 0, line: 50 }],
  [0, 120, { to: 0, line: 150 }],
  [0, 210, { to: 1, line: 250 }],
  [0, 900, { to: 2, line: 350 }],
  [2, 90, { to: 0, line: 50 }],
  [2, 110, { to: 1, line: 150 }],
  [2, 290, { to: 2, line: 250 }],
  [1, 310, { to: 2, line: 350 }],
])('drops section %i at %i', (from, pointer, drop) => {
  expect(dropIndex(boxes, from, pointer)).toEqual(drop)
})
