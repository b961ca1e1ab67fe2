import { Anchor, Button, Text, Title } from '@mantine/core'
import { map as texts } from 'virtual:texts'
import { fillText } from '../../model/fillText.ts'
import type { LinkTarget } from '../../model/linkTarget.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import type { MapStatus } from './mapState.ts'
import classes from './MapStatusMessage.module.css'
import { NamedText, namedText } from './NamedText.tsx'

type MapStatusMessageProps = {
  readonly status: MapStatus
  /** The name of the place on the map. */
  readonly name: string
  /** The name of the map provider. */
  readonly provider: string
  /** The link to directions, for visitors without the map. */
  readonly directions: LinkTarget
  readonly onAgree: () => void
  readonly onRetry: () => void
}

/** The status of the map, as a live region, with the button or link for the visitor's next step. */
export function MapStatusMessage(props: MapStatusMessageProps) {
  return (
    <div
      className={classes.root}
      data-tone="dark"
      aria-live="polite"
      data-visible={props.status === 'LOADED' ? undefined : true}
    >
      <Message {...props} />
    </div>
  )
}

function Message({ status, name, provider, directions, onAgree, onRetry }: MapStatusMessageProps) {
  switch (status) {
    case 'NOT_LOADED':
      return (
        <>
          <Text>{fillText(texts.consent, { provider })}</Text>
          <Button onClick={onAgree}>
            <NamedText text={texts.load} name={name} />
          </Button>
        </>
      )
    case 'LOADING':
      return (
        <Text>
          <NamedText text={texts.loading} name={name} />
        </Text>
      )
    case 'LOADED':
      return (
        <span className={classes.visuallyHidden}>{namedText({ text: texts.loaded, name })}</span>
      )
    case 'FAILED':
      return (
        <>
          <Title order={3} className={classes.title}>
            <NamedText text={texts.failedTitle} name={name} />
          </Title>
          <Text>{fillText(texts.failed, { provider })}</Text>
          <div className={classes.actions}>
            <Button onClick={onRetry}>
              <NamedText text={texts.retry} name={name} />
            </Button>
            <Anchor component={LinkTo} className={classes.link} to={directions} target="_blank">
              <NamedText text={texts.directions} name={name} />
            </Anchor>
          </div>
        </>
      )
    case 'AUTH_FAILURE':
      return (
        <>
          <Title order={3} className={classes.title}>
            <NamedText text={texts.refusedTitle} name={name} />
          </Title>
          <Text>{fillText(texts.refused, { provider })}</Text>
          <Anchor component={LinkTo} className={classes.link} to={directions} target="_blank">
            <NamedText text={texts.directions} name={name} />
          </Anchor>
        </>
      )
  }
}
