import { AdvancedMarker, APIProvider, Map, Pin, useMap } from '@vis.gl/react-google-maps'
import { useCallback, useEffect } from 'react'
import type { PlaceMap } from '../model/place.ts'
import type { SiteColors } from '../theme/colors.ts'
import type { MapMessage } from './mapMessages.ts'

type MapDocumentProps = {
  /** The positions of the markers. */
  readonly places: readonly [PlaceMap, ...PlaceMap[]]
  readonly apiKey: string
  /** The id of a map style at the provider. Advanced markers require one. */
  readonly mapId: string
  /** The colors of the markers. */
  readonly colors: SiteColors
  /** Sends a message to the page that contains the frame. */
  readonly report: (message: MapMessage) => void
}

/**
 * The content of the document in a map's frame: a map with a marker for each place. It does not use the
 * library's option to reuse maps, which fails when a map is mounted again (visgl/react-google-maps#982).
 */
export function MapDocument({ places, apiKey, mapId, colors, report }: MapDocumentProps) {
  const { tones, white } = colors
  const fail = useCallback(() => report('map:failed'), [report])
  return (
    <APIProvider
      apiKey={apiKey}
      libraries={LIBRARIES}
      onError={fail}
      authReferrerPolicy="origin"
      solutionChannel=""
      disableUsageAttribution
    >
      <Map mapId={mapId} {...cameraOf(places)} clickableIcons={false}>
        {places.map(({ lat, lng, title }) => (
          <AdvancedMarker key={`${lat} ${lng} ${title}`} position={{ lat, lng }} title={title}>
            <Pin
              background={tones.plain.accent}
              borderColor={tones.dark.background}
              glyphColor={white}
            />
          </AdvancedMarker>
        ))}
        <LoadedReport report={report} />
      </Map>
    </APIProvider>
  )
}

/** The Google Maps libraries. A constant, because the provider loads again when the array changes. */
const LIBRARIES = ['marker']

/** The space around the markers, which are 40 pixels high. Pixels. */
const PADDING = 64

/** The part of the world that the map shows first. */
function cameraOf(places: MapDocumentProps['places']) {
  const bounds = boundsOf(places)
  if (bounds !== undefined) return { defaultBounds: { ...bounds, padding: PADDING } }
  const [{ lat, lng, zoom }] = places
  return { defaultCenter: { lat, lng }, defaultZoom: zoom }
}

/** Reports that the map is rendered. The map renders its children only after that. */
function LoadedReport({ report }: Pick<MapDocumentProps, 'report'>) {
  const map = useMap()
  useEffect(() => {
    if (map !== null) report('map:loaded')
  }, [map, report])
  return null
}

/** A position in degrees: north and east are positive. */
type Position = { readonly lat: number; readonly lng: number }

/** An area in degrees. `west` is greater than `east` if it contains the 180th meridian. */
type Bounds = {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** The smallest area that contains all positions. Undefined if they are fewer than two different ones. */
export function boundsOf(positions: readonly Position[]): Bounds | undefined {
  const lats = positions.map(({ lat }) => lat)
  const lngs = positions.map(({ lng }) => lng).toSorted((a, b) => a - b)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [first = 0, last = 0] = [lngs[0], lngs.at(-1)]
  if (positions.length === 0 || (south === north && first === last)) return undefined
  // The area is the rest of the circle beside the largest gap between two longitudes.
  const gaps = lngs.map((lng, index) => {
    const next = lngs[index + 1]
    return next === undefined
      ? { west: first, east: lng, size: first + 360 - lng }
      : { west: next, east: lng, size: next - lng }
  })
  const { west, east } = gaps.reduce((best, gap) => (gap.size >= best.size ? gap : best))
  return { south, west, north, east }
}
