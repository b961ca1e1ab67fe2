import { Anchor } from '@mantine/core'
import type { RefObject } from 'react'
import * as texts from 'virtual:texts/map'
import { fillText } from '../../model/fillText.ts'
import { mapPath } from '../../site/mapPath.ts'
import classes from './MapPanel.module.css'
import type { MapAddressSection } from './schema.ts'

/** The properties of a map's frame. */
export type MapFrameProps = {
  readonly place: MapAddressSection['place']
  /** The id of the element after the frame, to which a link skips. */
  readonly end: string
  /** The number of the attempt to load the map. Each attempt uses a new iframe. */
  readonly attempt: number
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** The frame with the map, after a link that skips it. */
export function MapFrame({ place, end, attempt, frame }: MapFrameProps) {
  return (
    <>
      <Anchor className={classes.skip} href={`#${end}`}>
        {texts.skip}
      </Anchor>
      <iframe
        key={attempt}
        ref={frame}
        className={classes.frame}
        title={fillText(texts.frame, { title: place.map.title, city: place.address.city })}
        src={mapPath(place.id)}
      />
      <span id={end} tabIndex={-1} />
    </>
  )
}
