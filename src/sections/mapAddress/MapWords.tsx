import { UnstyledButton } from '@mantine/core'
import type { LinkTarget } from '../../model/linkTarget.ts'
import { buttonClass } from '../../parts/buttonClass.ts'
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
          <p>
            The interactive map comes from {provider}, which then learns your IP address and may
            keep data of its own in your browser.
          </p>
          <UnstyledButton className={buttonClass()} onClick={onAgree}>
            Load map
          </UnstyledButton>
        </>
      )
    case 'LOADING':
      return <p>Loading the map …</p>
    case 'LOADED':
      return <span className={classes.unseen}>The map is loaded.</span>
    case 'FAILED':
      return (
        <>
          <h3 className={classes.title}>The map could not be loaded</h3>
          <p>
            {provider} did not answer, or something in your browser or network keeps it from
            answering. The address and the directions work without it.
          </p>
          <div className={classes.actions}>
            <UnstyledButton className={buttonClass()} onClick={onRetry}>
              Try again
            </UnstyledButton>
            <LinkTo className={classes.link} to={directions} target="_blank">
              Get directions
            </LinkTo>
          </div>
        </>
      )
    case 'AUTH_FAILURE':
      return (
        <>
          <h3 className={classes.title}>Error: AuthFailure</h3>
          <p>
            {provider} does not accept this site’s maps key, so the map cannot be shown. The key may
            be wrong, expired or not allowed for this address. That is for us to mend; the address
            and the directions work without it.
          </p>
          <LinkTo className={classes.link} to={directions} target="_blank">
            Get directions
          </LinkTo>
        </>
      )
  }
}
