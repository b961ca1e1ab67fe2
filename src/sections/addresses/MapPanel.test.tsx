import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { MapFrame, MapStatusMessage } from './MapPanel.tsx'
import type { MapStatus } from './useMap.ts'

const directions = 'https://maps.example.com/' as const
const map = {
  title: 'The Company',
  height: 750,
  directions,
}
const place = (id: string, name: string) => ({
  id,
  name,
  address: { lines: [], city: 'Rockville' },
})

const frame = async (id: string, name: string, otherIds: readonly string[]) => {
  const otherPlaces = otherIds.map((other) => place(other, other))
  const element = await renderInSite(
    <MapFrame
      {...{ map, otherPlaces }}
      place={place(id, name)}
      end="end"
      attempt={1}
      frame={{ current: null }}
    />,
  )
  return element.querySelector('iframe')
}

test('the URL of the frame names the other places with markers', async () => {
  expect((await frame('office', 'Office', []))?.getAttribute('src')).toBe('/maps/office.html')
  expect((await frame('office', 'Office', ['boston', 'denver']))?.getAttribute('src')).toBe(
    '/maps/office.html#boston,denver',
  )
})

test('the frames of two places in one city have different titles', async () => {
  const titles = [await frame('office', 'Office', []), await frame('lab', 'Laboratory', [])].map(
    (element) => element?.title,
  )
  expect(titles).toEqual([
    'Office: Map: The Company, Rockville',
    'Laboratory: Map: The Company, Rockville',
  ])
})

test.each<[MapStatus, string, string]>([
  ['NOT_LOADED', 'button', 'Office: Load map'],
  ['LOADING', 'p', 'Office: Loading the map…'],
  ['LOADED', 'span', 'Office: The map is loaded.'],
  ['FAILED', 'h3', 'Office: The map could not be loaded'],
  ['FAILED', 'button', 'Office: Try again'],
  ['AUTH_FAILURE', 'h3', 'Office: Error: AuthFailure'],
])('%s: the %s has the name of the place', async (status, selector, text) => {
  const element = await renderInSite(
    <MapStatusMessage
      {...{ status, directions }}
      name="Office"
      provider="Maps"
      onAgree={() => undefined}
      onRetry={() => undefined}
    />,
  )
  expect(element.querySelector(selector)?.textContent).toBe(text)
})
