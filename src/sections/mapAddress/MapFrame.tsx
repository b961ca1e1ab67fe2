import { Anchor } from '@mantine/core'
import type { RefObject } from 'react'
import { map as texts } from 'virtual:texts'
import { fillText } from '../../model/fillText.ts'
import type { ShownMap, ShownPlace } from '../../model/place.ts'
import { mapUrl } from '../../site/paths.ts'
import classes from './MapPanel.module.css'
import { NamedText, namedText } from './NamedText.tsx'

/** The properties of a map's frame. */
type MapFrameProps = {
  readonly place: ShownPlace
  readonly map: ShownMap
  /** The other places with a marker. */
  readonly otherPlaces: readonly ShownPlace[]
  /** The id of the element after the frame, to which a link skips. */
  readonly end: string
  /** The number of the attempt to load the map. Each attempt uses a new iframe. */
  readonly attempt: number
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** The frame with the map, after a link that skips it. */
export function MapFrame({ place, map, otherPlaces, end, attempt, frame }: MapFrameProps) {
  const text = fillText(texts.frame, { title: map.title, city: place.address.city })
  return (
    <>
      <Anchor className={classes.skip} href={`#${end}`}>
        <NamedText text={texts.skip} name={place.name} />
      </Anchor>
      <iframe
        key={attempt}
        ref={frame}
        className={classes.frame}
        title={namedText({ text, name: place.name })}
        src={mapUrl(
          place.id,
          otherPlaces.map(({ id }) => id),
        )}
      />
      <span id={end} tabIndex={-1} />
    </>
  )
}
