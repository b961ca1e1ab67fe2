import { expect, test } from 'vitest'
import { boundsOf } from './boundsOf.ts'

const ROCKVILLE = { lat: 39.1, lng: -77.2 }
const LISBON = { lat: 38.7, lng: -9.1 }
const SYDNEY = { lat: -33.9, lng: 151.2 }
const HONOLULU = { lat: 21.3, lng: -157.9 }

test('contains all positions', () => {
  expect(boundsOf([LISBON, ROCKVILLE])).toEqual({
    south: 38.7,
    west: -77.2,
    north: 39.1,
    east: -9.1,
  })
})

test('contains the 180th meridian if the way across it is shorter', () => {
  expect(boundsOf([HONOLULU, SYDNEY])).toEqual({
    south: -33.9,
    west: 151.2,
    north: 21.3,
    east: -157.9,
  })
  expect(boundsOf([SYDNEY, ROCKVILLE, HONOLULU])).toMatchObject({ west: 151.2, east: -77.2 })
})

test('one position has no bounds, even if two places share it', () => {
  expect(boundsOf([])).toBeUndefined()
  expect(boundsOf([LISBON])).toBeUndefined()
  expect(boundsOf([LISBON, { ...LISBON }])).toBeUndefined()
})
