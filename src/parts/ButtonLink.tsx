import { Button } from '@mantine/core'
import type { LinkTarget } from '../model/linkTarget.ts'
import { DocumentFormat } from './DocumentFormat.tsx'
import { LinkIcon } from './LinkIcon.tsx'
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
      hasFormat
      variant={variant}
      rightSection={!link.target && <LinkIcon to={link.to} />}
    >
      {link.text}
      <DocumentFormat to={link.to} />
    </Button>
  )
}
