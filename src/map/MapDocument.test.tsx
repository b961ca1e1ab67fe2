import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { colors } from '../../generated/colors.gen.ts'
import { MapDocument, boundsOf } from './MapDocument.tsx'

const shown: unknown[] = []

// The real library loads the provider's script.
vi.mock('@vis.gl/react-google-maps', () => ({
  APIProvider: ({ children }: { children: React.ReactNode }) => children,
  Map: ({ children, defaultCenter, defaultZoom, defaultBounds }: Record<string, never>) => {
    shown.push({ defaultCenter, defaultZoom, defaultBounds })
    return children
  },
  AdvancedMarker: ({ title, position }: { title: string; position: object }) => (
    <i title={title}>{JSON.stringify(position)}</i>
  ),
  Pin: () => null,
  useMap: () => null,
}))

afterEach(() => shown.splice(0))

const place = (title: string, lat: number, lng: number) =>
  ({ title, lat, lng, zoom: 15, height: 750, directions: 'https://maps.example.com/' }) as const

const markersOf = (places: Parameters<typeof MapDocument>[0]['places']) => {
  const { container } = render(
    <MapDocument {...{ places, colors }} apiKey="key" mapId="id" report={() => undefined} />,
  )
  return [...container.querySelectorAll('i')].map(({ title, textContent }) => [title, textContent])
}

test('one place: a marker in the center, with the zoom level of the place', () => {
  expect(markersOf([place('Office', 39, -77)])).toEqual([['Office', '{"lat":39,"lng":-77}']])
  expect(shown).toEqual([{ defaultCenter: { lat: 39, lng: -77 }, defaultZoom: 15 }])
})

test('several places: a marker for each, and an area that contains all of them', () => {
  expect(markersOf([place('Office', 39, -77), place('Boston', 42, -71)])).toEqual([
    ['Office', '{"lat":39,"lng":-77}'],
    ['Boston', '{"lat":42,"lng":-71}'],
  ])
  expect(shown).toEqual([
    { defaultBounds: { south: 39, west: -77, north: 42, east: -71, padding: 64 } },
  ])
})

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
