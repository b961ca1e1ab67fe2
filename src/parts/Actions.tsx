import { Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Actions.module.css'
import type { LinkTarget } from '../model/linkTarget.ts'
import { FileFormat, LinkTo } from './LinkTo.tsx'
import { LinkIcon } from './icons.tsx'

type ActionsProps = {
  readonly links: readonly ButtonLinkProps['link'][]
  /** A sentence in small print under the buttons. */
  readonly note?: ReactNode
}

/** Links as buttons; the first one is filled. Renders nothing without links and note. */
export function Actions({ links, note }: ActionsProps) {
  if (links.length === 0 && !note) return null
  return (
    <div className={classes.root}>
      <div className={classes.buttons}>
        {links.map((link, index) => (
          // A link with another text is a new one: React cannot change a text that the browser has translated.
          <ButtonLink
            key={`${index} ${link.text}`}
            link={link}
            variant={index === 0 ? undefined : 'outline'}
          />
        ))}
      </div>
      {note && <Text className={classes.note}>{note}</Text>}
    </div>
  )
}

type ButtonLinkProps = {
  readonly link: { readonly text: string; readonly to: LinkTarget; readonly target?: '_blank' }
  /** `outline` for a secondary link. @default filled */
  readonly variant?: 'outline' | undefined
}

/** A link that looks like a button. */
export function ButtonLink({ link, variant }: ButtonLinkProps) {
  return (
    <UnstyledButton
      component={LinkTo}
      to={link.to}
      target={link.target}
      hasFormat
      variant={variant}
    >
      <span>
        {link.text}
        <FileFormat to={link.to} />
      </span>
      {!link.target && <LinkIcon to={link.to} />}
    </UnstyledButton>
  )
}
