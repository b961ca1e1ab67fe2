import { useRef, type CSSProperties } from 'react'
import { mapProvider } from 'virtual:consent'
import * as texts from 'virtual:texts/map'
import { choose } from '../../consent/consentStore.ts'
import { useConsent } from '../../consent/useConsent.ts'
import { CoordinateGrid } from './CoordinateGrid.tsx'
import { MapFrame } from './MapFrame.tsx'
import classes from './MapPanel.module.css'
import { MapStatusMessage } from './MapStatusMessage.tsx'
import type { MapAddressSection } from './schema.ts'
import { useMap } from './useMap.ts'
import { useInViewport } from './useInViewport.ts'

/** The properties of a map panel. */
export type MapPanelProps = {
  readonly place: MapAddressSection['place']
  /** The id of the section. The ids in the panel start with it. */
  readonly sectionId: string
}

/**
 * A place on a map. Shows a coordinate grid of the same size until the map is loaded: the map
 * loads after the visitor has agreed to its category and has scrolled near it.
 */
export function MapPanel({ place, sectionId }: MapPanelProps) {
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
      style={mapHeight(place.map.height)}
      aria-label={texts.map}
      tabIndex={-1}
    >
      {(status === 'LOADING' || status === 'LOADED') && (
        <MapFrame place={place} end={`${sectionId}-map-end`} attempt={attempt} frame={frame} />
      )}
      {status !== 'LOADED' && <CoordinateGrid place={place} />}
      {isKnown && mapProvider !== undefined && (
        <MapStatusMessage
          status={status}
          provider={mapProvider.name}
          directions={place.map.directions}
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
