import { Anchor, Button, Text, Title } from '@mantine/core'
import type { LinkTarget } from '../../model/linkTarget.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import type { MapStatus } from './mapState.ts'
import classes from './MapStatusMessage.module.css'

/** The properties of the message on a map. */
export type MapStatusMessageProps = {
  readonly status: MapStatus
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

function Message({ status, provider, directions, onAgree, onRetry }: MapStatusMessageProps) {
  switch (status) {
    case 'NOT_LOADED':
      return (
        <>
          <Text>
            The interactive map comes from {provider}. If you load it, {provider} receives your IP
            address and may store data in your browser.
          </Text>
          <Button onClick={onAgree}>Load map</Button>
        </>
      )
    case 'LOADING':
      return <Text>Loading the map…</Text>
    case 'LOADED':
      return <span className={classes.visuallyHidden}>The map is loaded.</span>
    case 'FAILED':
      return (
        <>
          <Title order={3} className={classes.title}>
            The map could not be loaded
          </Title>
          <Text>
            {provider} did not respond, or your browser or network blocked it. You can still use the
            address and the directions.
          </Text>
          <div className={classes.actions}>
            <Button onClick={onRetry}>Try again</Button>
            <Anchor component={LinkTo} className={classes.link} to={directions} target="_blank">
              Get directions
            </Anchor>
          </div>
        </>
      )
    case 'AUTH_FAILURE':
      return (
        <>
          <Title order={3} className={classes.title}>
            Error: AuthFailure
          </Title>
          <Text>
            {provider} does not accept this site’s API key, so the map cannot be shown. The key may
            be wrong, expired or not allowed for this address. Only we can fix this. You can still
            use the address and the directions.
          </Text>
          <Anchor component={LinkTo} className={classes.link} to={directions} target="_blank">
            Get directions
          </Anchor>
        </>
      )
  }
}
