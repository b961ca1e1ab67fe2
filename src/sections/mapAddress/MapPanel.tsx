import { useRef, type CSSProperties } from 'react'
import { mapProvider } from 'virtual:consent'
import { map as texts } from 'virtual:texts'
import type { ShownMap, ShownPlace } from '../../model/place.ts'
import { choose } from '../../consent/consentStore.ts'
import { useConsent } from '../../consent/useConsent.ts'
import { CoordinateGrid } from './CoordinateGrid.tsx'
import { MapFrame } from './MapFrame.tsx'
import classes from './MapPanel.module.css'
import { MapStatusMessage } from './MapStatusMessage.tsx'
import { namedText } from './NamedText.tsx'
import { useMap } from './useMap.ts'
import { useInViewport } from './useInViewport.ts'

/** The properties of a map panel. */
type MapPanelProps = {
  readonly place: ShownPlace
  readonly map: ShownMap
  /** The other places with a marker. */
  readonly otherPlaces: readonly ShownPlace[]
  /** The id of the section. The ids in the panel contain it. */
  readonly sectionId: string
}

/**
 * Places on a map. Shows a coordinate grid of the same size until the map is loaded: the map
 * loads after the visitor has agreed to its category and has scrolled near it.
 */
export function MapPanel({ place, map, otherPlaces, sectionId }: MapPanelProps) {
  const root = useRef<HTMLElement>(null)
  const { isKnown, choice = {} } = useConsent()
  const isInViewport = useInViewport(root)
  const category = mapProvider?.category ?? ''
  const isAgreed = mapProvider !== undefined && choice[category] === true
  const timeoutSeconds = mapProvider?.timeoutSeconds ?? 0
  const { status, attempt, frame, retry } = useMap(isAgreed && isInViewport, timeoutSeconds)
  // The click removes the button. Without this, the focus would move to the start of the page.
  const withFocusOnPanel = (action: () => void) => () => {
    root.current?.focus()
    action()
  }
  return (
    <section
      ref={root}
      className={classes.root}
      data-status={status}
      style={mapHeight(map.height)}
      aria-label={namedText({ text: texts.map, name: place.name })}
      tabIndex={-1}
    >
      {(status === 'LOADING' || status === 'LOADED') && (
        <MapFrame
          place={place}
          map={map}
          otherPlaces={otherPlaces}
          end={`map-end_${sectionId}`}
          attempt={attempt}
          frame={frame}
        />
      )}
      {status !== 'LOADED' && <CoordinateGrid map={map} />}
      {isKnown && mapProvider !== undefined && (
        <MapStatusMessage
          status={status}
          name={place.name}
          provider={mapProvider.name}
          directions={map.directions}
          onAgree={withFocusOnPanel(() => choose({ ...choice, [category]: true }))}
          onRetry={withFocusOnPanel(retry)}
        />
      )}
    </section>
  )
}

const mapHeight = (pixels: number): CSSProperties & Record<'--map-height', string> => ({
  '--map-height': `${pixels}px`,
})
