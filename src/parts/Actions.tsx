import { Text } from '@mantine/core'
import classes from './Actions.module.css'
import { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx'

/** The properties of a row of buttons. */
type ActionsProps = {
  readonly links: readonly ButtonLinkProps['link'][]
  /** A sentence in small print under the buttons. */
  readonly note?: string
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
