import sprite from 'virtual:icon-sprite'
import classes from './Icon.module.css'

/** The properties of an icon. */
export type IconProps = {
  /** The icon's name in the sprite. */
  readonly name: string
  readonly className?: string
}

/** An icon of the sprite: decoration, in the colour of the text around it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className ? `${classes.icon} ${className}` : classes.icon}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
