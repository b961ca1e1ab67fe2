import { expect, test } from 'vitest'
import { isMapPath, mapUrl, otherPlacesIn } from './mapPath.ts'

test.each([
  [[], '/maps/office.html'],
  [['boston'], '/maps/office.html#boston'],
  [['boston', 'denver'], '/maps/office.html#boston,denver'],
])('the URL of a map contains its other places: %j', (others, expected) => {
  const url = new URL(mapUrl('office', others), 'https://www.example.com')
  expect(`${url.pathname}${url.hash}`).toBe(expected)
  expect(isMapPath(url.pathname)).toBe(true)
  expect(otherPlacesIn(url.hash)).toEqual(others)
})
