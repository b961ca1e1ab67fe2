import type { LinkTarget } from '../model/linkTarget.ts'
import { Arrow } from './Arrow.tsx'
import { buttonClass, type ButtonLook } from './buttonClass.ts'
import { LinkTo } from './LinkTo.tsx'

/** The properties of a link that looks like a button. */
export type ButtonLinkProps = {
  readonly link: { readonly text: string; readonly to: LinkTarget; readonly target?: '_blank' }
  readonly variant?: ButtonLook['variant']
}

/** A link that looks like a button, on light and dark grounds. */
export function ButtonLink({ link, variant }: ButtonLinkProps) {
  return (
    <LinkTo className={buttonClass({ variant })} to={link.to} target={link.target}>
      {link.text}
      {!link.target && <Arrow />}
    </LinkTo>
  )
}
