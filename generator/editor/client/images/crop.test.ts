import { expect, it } from 'vitest'
import { focusAfterCrop, pointInCrop, pointOfCrop, rounded, visibleCrop, WHOLE } from './crop.ts'

const PART = { x: 0.5, y: 0, width: 0.5, height: 0.25 }

it.each([
  [
    { x: 0.75, y: 0.125 },
    { x: 0.5, y: 0.5 },
  ],
  [
    { x: 0.5, y: 0.25 },
    { x: 0, y: 1 },
  ],
  [
    { x: 0.1, y: 0.9 },
    { x: 0, y: 1 },
  ],
])('the point %o of an image is %o of a part', (point, inPart) => {
  expect(pointInCrop(point, PART)).toEqual(inPart)
})

it('finds the point of the image at a point of a part', () => {
  for (const point of [
    { x: 0, y: 0 },
    { x: 0.25, y: 0.75 },
    { x: 1, y: 1 },
  ]) {
    expect(rounded(pointInCrop(pointOfCrop(point, PART), PART))).toEqual(point)
    expect(pointOfCrop(point, WHOLE)).toEqual(point)
  }
})

it('shows as much of a part as the shape allows, around the focal point, and nothing beside the part', () => {
  const size = { width: 400, height: 200 }
  expect(visibleCrop(WHOLE, { x: 1, y: 0.5 }, size, 1)).toEqual({
    x: 0.5,
    y: 0,
    width: 0.5,
    height: 1,
  })
  expect(visibleCrop(WHOLE, { x: 0.3, y: 0.5 }, size, 4)).toEqual({
    x: 0,
    y: 0.25,
    width: 1,
    height: 0.5,
  })
  // The part is 200 × 50 pixels.
  expect(visibleCrop(PART, { x: 0, y: 0 }, size, 1)).toEqual({
    x: 0.5,
    y: 0,
    width: 0.125,
    height: 0.25,
  })
  expect(visibleCrop(PART, { x: 0, y: 0 }, size, 4)).toEqual(PART)
})

it('keeps the focal point in the center of a part, unless it is somewhere else', () => {
  const center = focusAfterCrop({ x: 0.5, y: 0.5 }, WHOLE, PART)
  expect(center).toEqual({ x: 0.75, y: 0.125 })
  expect(focusAfterCrop(center, PART, WHOLE)).toEqual({ x: 0.5, y: 0.5 })
  expect(focusAfterCrop({ x: 0.6, y: 0.5 }, WHOLE, PART)).toEqual({ x: 0.6, y: 0.5 })
})
