import { Text } from '@mantine/core'
import classes from './Actions.module.css'
import { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx'

/** The properties of a row of actions. */
export type ActionsProps = {
  readonly links: readonly ButtonLinkProps['link'][]
  /** A line of small print under the buttons. */
  readonly note?: string
}

/** Links as buttons, the first one standing out most, with small print under them. Nothing if there are none. */
export function Actions({ links, note }: ActionsProps) {
  if (links.length === 0 && !note) return null
  return (
    <div className={classes.root}>
      <div className={classes.buttons}>
        {links.map((link, position) => (
          <ButtonLink
            key={link.text}
            link={link}
            variant={position === 0 ? undefined : 'outline'}
          />
        ))}
      </div>
      {note && <Text className={classes.note}>{note}</Text>}
    </div>
  )
}
