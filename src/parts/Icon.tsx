import { sprite } from 'virtual:icons'
import classes from './Icon.module.css'

/** An icon of the sprite, by its name there: decoration, in the colour of the text around it. */
export function Icon({ name }: { readonly name: string }) {
  return (
    <svg className={classes.icon} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
