import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { shell as texts } from 'virtual:texts'
import classes from './MenuFallback.module.css'

/**
 * Replaces the menu while it is loading or has failed: a link to the list of pages in the footer
 * and, after a failure, a retry button. The button stays while the retry runs, so that it keeps the
 * focus.
 */
export function MenuFallback(props: { status: 'pending' | 'failed'; onRetry: () => void }) {
  const [hasRetried, setRetried] = useState(false)
  const isPending = props.status === 'pending'

  const retry = () => {
    setRetried(true)
    props.onRetry()
  }

  return (
    <div className={classes.root}>
      {(hasRetried || !isPending) && (
        <Anchor
          component="button"
          className={classes.item}
          type="button"
          aria-disabled={isPending}
          onClick={retry}
        >
          {isPending ? texts.menuLoading : texts.menuRetry}
        </Anchor>
      )}
      <Anchor className={classes.item} href="#site-menu">
        {texts.siteMenu}
      </Anchor>
    </div>
  )
}
