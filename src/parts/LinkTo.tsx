import { VisuallyHidden } from '@mantine/core'
import { useLinkProps, useRouterState } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { isSitePath, type LinkTarget, type SitePath } from '../model/linkTarget.ts'
import classes from './LinkTo.module.css'
import { NewTabIcon } from './NewTabIcon.tsx'

/** The properties of a link. */
export type LinkToProps = {
  /** Where it leads: an address of this site, with an optional `#section`, or `https:`, `mailto:`, `tel:`. */
  readonly to: LinkTarget
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
  const [path = '', hash] = to.split('#')
  if (!isSitePath(path)) {
    return (
      <a {...anchor} href={to} target={target} rel={rel}>
        {words}
      </a>
    )
  }
  return (
    <SiteLink {...anchor} path={path} hash={hash} target={target} rel={rel}>
      {words}
    </SiteLink>
  )
}

type SiteLinkProps = Omit<LinkToProps, 'to'> & {
  readonly path: SitePath
  readonly hash?: string
  readonly rel?: string
}

/**
 * A link by the router. It is current while its own page is in view; the router by itself would
 * say so as soon as that page is asked for, and of no other page that may still be read.
 */
function SiteLink({ path, hash, children, ...anchor }: SiteLinkProps) {
  const props = useLinkProps({ ...anchor, to: path, hash })
  const isInView = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname === path,
  })
  return (
    <a {...props} data-status={undefined} aria-current={isInView ? 'page' : undefined}>
      {children}
    </a>
  )
}

function NewTab({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <NewTabIcon className={classes.icon} />
      <VisuallyHidden component="span"> (opens in new tab)</VisuallyHidden>
    </>
  )
}
