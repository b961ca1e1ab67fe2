import { Anchor } from '@mantine/core'
import { useRef, type CSSProperties } from 'react'
import { mapProvider } from 'virtual:consent'
import { choose } from '../../consent/consentStore.ts'
import { useConsent } from '../../consent/useConsent.ts'
import { mapPath } from '../../site/mapPath.ts'
import { Bearings } from './Bearings.tsx'
import classes from './MapPanel.module.css'
import { MapWords } from './MapWords.tsx'
import type { MapAddressSection } from './schema.ts'
import { useMap } from './useMap.ts'
import { useNear } from './useNear.ts'

/** The properties of a map's panel. */
export type MapPanelProps = {
  readonly place: MapAddressSection['place']
  /** The id of the section, for ids in it. */
  readonly sectionId: string
}

/**
 * A place on a map, as large from the start as it will be: drawn until the visitor agrees to ask
 * the provider, and wherever there is no map.
 */
export function MapPanel({ place, sectionId }: MapPanelProps) {
  const root = useRef<HTMLElement>(null)
  const { isKnown, choice = {} } = useConsent()
  const isNear = useNear(root)
  const category = mapProvider?.category ?? ''
  const isAgreed = mapProvider !== undefined && choice[category] === true
  const { status, attempt, frame, retry } = useMap(isAgreed && isNear)
  const end = `${sectionId}-map-end`
  // The button goes with the press: the focus must not fall to the page's start.
  const afterFocus = (act: () => void) => () => {
    root.current?.focus()
    act()
  }
  return (
    <section
      ref={root}
      className={classes.root}
      data-status={status}
      style={heightOf(place.map.height)}
      aria-label="Map"
      tabIndex={-1}
    >
      {(status === 'LOADING' || status === 'LOADED') && (
        <>
          <Anchor className={classes.skip} href={`#${end}`}>
            Skip the map
          </Anchor>
          <iframe
            key={attempt}
            ref={frame}
            className={classes.frame}
            title={`Map: ${place.map.title}, ${place.address.city}`}
            src={mapPath(place.id)}
          />
          <span id={end} tabIndex={-1} />
        </>
      )}
      {status !== 'LOADED' && <Bearings map={place.map} />}
      {isKnown && mapProvider !== undefined && (
        <MapWords
          status={status}
          provider={mapProvider.name}
          directions={place.map.directions}
          onAgree={afterFocus(() => choose({ ...choice, [category]: true }))}
          onRetry={afterFocus(retry)}
        />
      )}
    </section>
  )
}

const heightOf = (pixels: number): CSSProperties & Record<'--map-height', string> => ({
  '--map-height': `${pixels}px`,
})
