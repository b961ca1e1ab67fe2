import { mirrored } from './mirrored.ts'
import classes from './Arrow.module.css'

/** An arrow in the direction of reading, for the end of a link. Decorative. */
export function Arrow({ className = classes.arrow }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 20 12" aria-hidden="true" focusable="false">
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
