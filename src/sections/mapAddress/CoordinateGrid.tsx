import { Text } from '@mantine/core'
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
        <span>{degrees(map.lat, 'N', 'S')}</span> <span>{degrees(map.lng, 'E', 'W')}</span>
      </figcaption>
    </figure>
  )
}

const RINGS = [28, 56, 84, 112, 140, 168, 196, 224, 252]

/** A coordinate with its hemisphere, e.g. `39.0840° N`. */
function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`
}
