import { AdvancedMarker, APIProvider, Map, Pin, useMap } from '@vis.gl/react-google-maps'
import { useCallback, useEffect } from 'react'
import type { Place } from '../model/place.ts'
import type { SiteColors } from '../theme/colors.ts'
import type { MapMessage } from './messages.ts'

/** The properties of the map document. */
export type MapDocumentProps = {
  readonly map: Place['map']
  readonly apiKey: string
  /** The id of a map style at the provider. Advanced markers require one. */
  readonly mapId: string
  /** The colors of the marker. */
  readonly colors: SiteColors
  /** Sends a message to the page that contains the frame. */
  readonly report: (message: MapMessage) => void
}

/**
 * The content of the document in a map's frame: a map with one marker. It does not use the library's
 * option to reuse maps, which fails when a map is mounted again (visgl/react-google-maps#982).
 */
export function MapDocument({ map, apiKey, mapId, colors, report }: MapDocumentProps) {
  const { lat, lng, title, zoom } = map
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
      <Map mapId={mapId} defaultCenter={{ lat, lng }} defaultZoom={zoom} clickableIcons={false}>
        <AdvancedMarker position={{ lat, lng }} title={title}>
          <Pin
            background={tones.plain.accent}
            borderColor={tones.dark.background}
            glyphColor={white}
          />
        </AdvancedMarker>
        <LoadedReport report={report} />
      </Map>
    </APIProvider>
  )
}

/** The Google Maps libraries. A constant, because the provider loads again when the array changes. */
const LIBRARIES = ['marker']

/** Reports that the map is rendered. The map renders its children only after that. */
function LoadedReport({ report }: Pick<MapDocumentProps, 'report'>) {
  const map = useMap()
  useEffect(() => {
    if (map !== null) report('map:loaded')
  }, [map, report])
  return null
}
