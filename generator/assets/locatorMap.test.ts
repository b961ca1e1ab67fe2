import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { locatorMap } from './locatorMap.ts'

const drawn = (
  [lat, lng]: readonly [number, number],
  country: Parameters<typeof locatorMap>[0]['country'],
  { city = 'City', language = 'en-US' } = {},
) => locatorMap({ position: [lng, lat], city, country, language })

test.each([
  ['Maryland', [39.084, -77.1528]],
  ['District of Columbia', [38.9, -77.03]],
  ['Hawaii', [21.306, -157.858]],
  ['Alaska', [58.3, -134.42]],
  ['Florida, on an island', [24.55, -81.8]],
  ['California, in the sea before the coast', [32.69, -117.27]],
] as const)('in the United States, draws the state: %s', (name, position) => {
  const { region, svg } = drawn(position, 'US')
  expect(region).toBe(name.split(',')[0])
  expect(svg).toContain('mi</text>')
  // Counties are drawn where the state has several.
  expect(svg.includes('var(--map-county)')).toBe(region !== 'District of Columbia')
})

test.each([
  ['Deutschland', [50.9333, 6.95], 'DE'],
  ['Frankreich', [48.58, 7.7], 'FR'],
  ['Luxemburg', [49.61, 6.13], 'LU'],
  ['Fidschi', [-18.14, 178.44], 'FJ'],
  ['Neuseeland', [-36.85, 174.76], 'NZ'],
] as const)(
  'elsewhere, draws the country, named in the language of the site: %s',
  (name, position, country) => {
    const { region, svg } = drawn(position, country, { language: 'de-DE' })
    expect(region).toBe(name)
    expect(svg).toContain('km</text>')
  },
)

test('names the neighbors, and each only once', () => {
  const { svg } = drawn([50.9333, 6.95], 'DE', { language: 'de-DE' })
  expect(svg.match(/>Frankreich</g)).toHaveLength(1)
  expect(drawn([39.084, -77.1528], 'US').svg).toContain('>Virginia<')
})

test.each([
  [[39.084, -77.1528], 'US'],
  [[58.3, -134.42], 'US'],
  [[50.9333, 6.95], 'DE'],
  [[-18.14, 178.44], 'FJ'],
  [[55.75, 37.6], 'RU'],
  [[1.29, 103.85], 'SG'],
] as const)('is small, and shows the marker in the middle part: %s', (position, country) => {
  const { svg } = drawn(position, country)
  expect(gzipSync(svg).length).toBeLessThan(10_000)
  expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  const [, x = '', y = ''] = /cx="(\d+)" cy="(\d+)"/.exec(svg) ?? []
  expect(Number(x)).toBeGreaterThanOrEqual(350)
  expect(Number(x)).toBeLessThanOrEqual(650)
  expect(Number(y)).toBeGreaterThanOrEqual(280)
  expect(Number(y)).toBeLessThanOrEqual(700)
})

test.each([
  [[39.084, -77.1528], 'US'],
  [[31, -97], 'US'],
  [[50.9333, 6.95], 'DE'],
  [[48.58, 7.7], 'FR'],
  [[1.29, 103.85], 'SG'],
] as const)('no name is cut: %s', (position, country) => {
  const { svg } = drawn(position, country)
  const names = svg.matchAll(
    /(--map-wide\)">)?<text x="(\d+)" y="(\d+)" font-size="22"[^>]*>([^<]*)</g,
  )
  for (const [, isWide, x, y, name = ''] of names) {
    // Letters are narrower than 0.6 of their size.
    const half = (name.length * 22 * 0.6) / 2
    const [left, right] = isWide ? [50, 950] : [200, 800]
    expect(Number(x) - half).toBeGreaterThanOrEqual(left)
    expect(Number(x) + half).toBeLessThanOrEqual(right)
    expect(Number(y)).toBeGreaterThan(150)
    expect(Number(y)).toBeLessThan(850)
  }
})

test('escapes the name of the city', () => {
  expect(drawn([50.9333, 6.95], 'DE', { city: '<b>&' }).svg).toMatch(
    />&lt;b(?:>|&gt;)&amp;<\/text>/,
  )
})
