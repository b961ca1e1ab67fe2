import { sprite } from 'virtual:icons'
import classes from './Icon.module.css'

/** A decorative icon in the color of the surrounding text. `name` is its id in the sprite. */
export function Icon({ name }: { readonly name: string }) {
  return (
    <svg className={classes.icon} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
