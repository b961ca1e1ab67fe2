import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import classes from './LinkTo.module.css'
import { NewTabIcon } from './NewTabIcon.tsx'

/** The properties of a link. */
export type LinkToProps = {
  /** Where it leads: an address of this site, with an optional `#section`, or `https:`, `mailto:`, `tel:`. */
  readonly to: string
  /** `_blank` opens a new tab, which the link then says. @default the same tab */
  readonly target?: '_blank'
  readonly children: ReactNode
  readonly className?: string
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link: within the site by the router, elsewhere by the browser. */
export function LinkTo({ to, target, children, ...anchor }: LinkToProps) {
  const rel = target && 'noopener'
  const words = target ? <NewTab>{children}</NewTab> : children
  if (!to.startsWith('/')) {
    return (
      <a {...anchor} href={to} target={target} rel={rel}>
        {words}
      </a>
    )
  }
  const [path, hash] = to.split('#')
  return (
    <Link {...anchor} to={path} hash={hash} target={target} rel={rel} activeOptions={EXACT}>
      {words}
    </Link>
  )
}

/** A link to `/services` is not current on `/services/zero-trust`. */
const EXACT = { exact: true }

function NewTab({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <NewTabIcon className={classes.icon} />
      <VisuallyHidden component="span"> (opens in new tab)</VisuallyHidden>
    </>
  )
}
