import type { SendingState } from './sending/useSending.ts'
import classes from './StatusIcon.module.css'

/** An icon beside the status message; decorative. States without a result have none. */
export function StatusIcon({ kind }: { readonly kind: SendingState['kind'] }) {
  const icon = ICONS[kind]
  if (icon === undefined) return null
  return (
    <svg className={classes.root} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path d={icon} fill="none" stroke="var(--site-surface)" strokeWidth="2.2" />
    </svg>
  )
}

/** The paths of a check mark, an exclamation mark and a question mark. */
const ICONS: { readonly [K in SendingState['kind']]?: string } = {
  sent: 'm6.8 12.4 3.5 3.5 6.9-7.6',
  failed: 'M12 5.8v7.4M12 15.9v2.3',
  confirming: 'M8.6 9.4a3.4 3.4 0 1 1 5 3c-1.1.6-1.6 1.1-1.6 2.2M12 16.4v2.2',
}
