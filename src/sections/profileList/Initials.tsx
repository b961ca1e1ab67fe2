import { initialsOf } from './initialsOf.ts'
import classes from './Initials.module.css'

/** The initials of a person in place of a portrait. Decorative: the name is beside it. */
export function Initials({ name }: { readonly name: string }) {
  return (
    <div className={classes.root} data-tone="dark" aria-hidden="true">
      <span className={classes.letters}>{initialsOf(name)}</span>
    </div>
  )
}
