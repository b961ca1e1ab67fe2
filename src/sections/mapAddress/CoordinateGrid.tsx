import { Text } from '@mantine/core'
import { map as texts } from 'virtual:texts'
import { fillText } from '../../model/fillText.ts'
import type { ShownMap } from '../../model/place.ts'
import classes from './CoordinateGrid.module.css'

/** Shown where there is no map: rings around the place's point, its title and its coordinates. */
export function CoordinateGrid({ map }: { readonly map: ShownMap }) {
  const { title, lat, lng, degrees } = map
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
          {title}
        </Text>
        <span>{fillText(lat < 0 ? texts.south : texts.north, { degrees: degrees.lat })}</span>{' '}
        <span>{fillText(lng < 0 ? texts.west : texts.east, { degrees: degrees.lng })}</span>
      </figcaption>
    </figure>
  )
}

const RINGS = [28, 56, 84, 112, 140, 168, 196, 224, 252]
