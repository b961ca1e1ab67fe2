import { initialsOf } from './initialsOf.ts'
import classes from './Initials.module.css'

/** The radii of the rings around the initials. The drawing is 100 wide. */
const RINGS = [33, 44, 55, 66]

/** The initials of a person in place of a portrait. Decorative: the name is beside it. */
export function Initials({ name }: { readonly name: string }) {
  return (
    <svg
      className={classes.root}
      viewBox="0 0 100 125"
      preserveAspectRatio="xMidYMid slice"
      data-tone="dark"
      aria-hidden="true"
    >
      {RINGS.map((radius) => (
        <circle key={radius} className={classes.ring} cx="50" cy="62.5" r={radius} />
      ))}
      <circle className={classes.frame} cx="50" cy="62.5" r="22" />
      <text className={classes.letters} x="50" y="62.5">
        {initialsOf(name)}
      </text>
    </svg>
  )
}
