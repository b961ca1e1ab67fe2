import { Text } from '@mantine/core'
import * as texts from 'virtual:texts/map'
import { fillText } from '../../model/fillText.ts'
import type { Place } from '../../model/place.ts'
import classes from './CoordinateGrid.module.css'

/** Shown where there is no map: rings around the place's point, its name and its coordinates. */
export function CoordinateGrid({ map }: { readonly map: Place['map'] }) {
  return (
    <figure className={classes.root} data-tone="dark">
      <svg className={classes.rings} viewBox="-200 -200 400 400" aria-hidden="true">
        <path d="M-400 0H400M0-400V400" />
        {RINGS.map((radius) => (
          <circle key={radius} r={radius} />
        ))}
        <path className={classes.crosshair} d="M-10 0H10M0-10V10" />
        <circle className={classes.point} r="3" />
      </svg>
      <figcaption className={classes.caption}>
        <Text span className={classes.title}>
          {map.title}
        </Text>
        <span>{coordinate(map.lat < 0 ? texts.south : texts.north, map.lat)}</span>{' '}
        <span>{coordinate(map.lng < 0 ? texts.west : texts.east, map.lng)}</span>
      </figcaption>
    </figure>
  )
}

const RINGS = [28, 56, 84, 112, 140, 168, 196, 224, 252]

/** A coordinate with its hemisphere, e.g. `39.0840° N`. */
const coordinate = (text: typeof texts.north, value: number) =>
  fillText(text, { degrees: Math.abs(value).toFixed(4) })
