import { Anchor, Button, Text, Title } from '@mantine/core'
import type { LinkTarget } from '../../model/linkTarget.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import type { MapStatus } from './mapState.ts'
import classes from './MapWords.module.css'

/** The properties of the words on a map's panel. */
export type MapWordsProps = {
  readonly status: MapStatus
  /** Whose map it is. */
  readonly provider: string
  /** Where directions are to be had without a map. */
  readonly directions: LinkTarget
  readonly onAgree: () => void
  readonly onRetry: () => void
}

/** How far the map is, read out as it changes, and what the visitor can do about it. */
export function MapWords(props: MapWordsProps) {
  return (
    <div
      className={classes.root}
      data-tone="dark"
      aria-live="polite"
      data-shown={shown(props.status)}
    >
      <Words {...props} />
    </div>
  )
}

const shown = (status: MapStatus) => (status === 'LOADED' ? undefined : true)

function Words({ status, provider, directions, onAgree, onRetry }: MapWordsProps) {
  switch (status) {
    case 'NOT_LOADED':
      return (
        <>
          <Text>
            The interactive map comes from {provider}, which then learns your IP address and may
            keep data of its own in your browser.
          </Text>
          <Button onClick={onAgree}>Load map</Button>
        </>
      )
    case 'LOADING':
      return <Text>Loading the map …</Text>
    case 'LOADED':
      return <span className={classes.unseen}>The map is loaded.</span>
    case 'FAILED':
      return (
        <>
          <Title order={3} className={classes.title}>
            The map could not be loaded
          </Title>
          <Text>
            {provider} did not answer, or something in your browser or network keeps it from
            answering. The address and the directions work without it.
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
            {provider} does not accept this site’s maps key, so the map cannot be shown. The key may
            be wrong, expired or not allowed for this address. That is for us to mend; the address
            and the directions work without it.
          </Text>
          <Anchor component={LinkTo} className={classes.link} to={directions} target="_blank">
            Get directions
          </Anchor>
        </>
      )
  }
}
