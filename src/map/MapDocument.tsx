import { AdvancedMarker, APIProvider, Map, Pin, useMap } from '@vis.gl/react-google-maps'
import { useCallback, useEffect } from 'react'
import type { Place } from '../model/place.ts'
import type { MapMessage } from './messages.ts'

/** The properties of a map. */
export type MapDocumentProps = {
  readonly map: Place['map']
  readonly apiKey: string
  /** The map's style at the provider, which markers need. */
  readonly mapId: string
  /** Tells the page around the document how loading goes. */
  readonly report: (message: MapMessage) => void
}

/**
 * A map with one marker, all that its document holds. Maps are not reused: the library's cache of
 * them breaks when a map is mounted again (visgl/react-google-maps#982).
 */
export function MapDocument({ map, apiKey, mapId, report }: MapDocumentProps) {
  const { lat, lng, title, zoom } = map
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
          <Pin background="#0a6b51" borderColor="#0a1424" glyphColor="#ffffff" />
        </AdvancedMarker>
        <Arrival report={report} />
      </Map>
    </APIProvider>
  )
}

/** What is loaded with the map. The same list at each rendering: the library would load anew for another one. */
const LIBRARIES = ['marker']

/** Reports that the map is drawn: its children are there when it is. */
function Arrival({ report }: Pick<MapDocumentProps, 'report'>) {
  const map = useMap()
  useEffect(() => {
    if (map !== null) report('map:loaded')
  }, [map, report])
  return null
}
