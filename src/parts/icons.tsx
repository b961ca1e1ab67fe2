import { sprite } from 'virtual:icons'
import { direction } from 'virtual:language'
import classes from './icons.module.css'
import { isDownloadPath, type LinkTarget } from '../model/linkTarget.ts'

/** A decorative icon in the color of the surrounding text. `name` is its id in the sprite, which in development is a file of its own. */
export function Icon({ name }: { readonly name: string }) {
  return (
    <svg className={classes.icon} aria-hidden="true">
      <use href={`${import.meta.env.DEV ? `${sprite}/${name}.svg` : sprite}#${name}`} />
    </svg>
  )
}

type LinkIconProps = { readonly to: LinkTarget }

/** The icon at the end of a link in the same tab: an arrow, or the icon of a download. Decorative. */
export function LinkIcon({ to }: LinkIconProps) {
  return isDownloadPath(to) ? <DownloadIcon /> : <Arrow />
}

/** An arrow in the direction of reading, for the end of a link. Decorative. */
export function Arrow({ className = classes.arrow }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 20 12" aria-hidden="true">
      <path
        d="M0 6h18.2M13.4 1l5 5-5 5"
        transform={mirrored(20)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  )
}

/** An arrow down to a line: the link downloads a file. Decorative. */
function DownloadIcon() {
  return (
    <svg className={classes.download} viewBox="0 0 14 14" aria-hidden="true">
      <path
        d="M7 0v9.2M2.8 5.2 7 9.4l4.2-4.2M1 13.2h12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  )
}

/** An arrow up and in the direction of reading: the link opens a new tab. Decorative. */
export function NewTabIcon({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 12 12" aria-hidden="true">
      <path
        d="M2.5 1.5h8v8M10 2 1.5 10.5"
        transform={mirrored(12)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  )
}

/** The `transform` of a drawing that points in the direction of reading. `width`: of its view box. */
export const mirrored = (width: number): string | undefined =>
  direction === 'rtl' ? `matrix(-1 0 0 1 ${width} 0)` : undefined
