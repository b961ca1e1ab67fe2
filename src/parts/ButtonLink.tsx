import { Button } from '@mantine/core'
import type { LinkTarget } from '../model/linkTarget.ts'
import { Arrow } from './Arrow.tsx'
import { LinkTo } from './LinkTo.tsx'

/** The properties of a link that looks like a button. */
export type ButtonLinkProps = {
  readonly link: { readonly text: string; readonly to: LinkTarget; readonly target?: '_blank' }
  /** `outline` for a secondary link. @default filled */
  readonly variant?: 'outline' | undefined
}

/** A link that looks like a button. */
export function ButtonLink({ link, variant }: ButtonLinkProps) {
  return (
    <Button
      component={LinkTo}
      to={link.to}
      target={link.target}
      variant={variant}
      rightSection={!link.target && <Arrow />}
    >
      {link.text}
    </Button>
  )
}
