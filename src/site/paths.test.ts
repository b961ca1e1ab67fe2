import { expect, test, it } from 'vitest'
import { isMapPath, mapUrl, otherPlacesIn, fallsBackToHome } from './paths.ts'

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

it.each(['/nowhere', '/nowhere/', '/Über-uns', '/a%20b'])(
  'redirects %s to the home page',
  (path) => {
    expect(fallsBackToHome(path)).toBe(true)
  },
)

it.each(['/', '/a/b', '/a/b/', '/x.json', '/404.html', '/v1.2/', '//'])(
  'does not redirect %s',
  (path) => {
    expect(fallsBackToHome(path)).toBe(false)
  },
)
