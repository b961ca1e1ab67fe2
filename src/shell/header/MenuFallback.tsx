import { Anchor } from '@mantine/core'
import { useState } from 'react'
import classes from './MenuFallback.module.css'

/**
 * What the header offers without a menu: the way to the footer's list, and after a failure
 * another attempt, whose button stays in place while it runs so that the focus is not lost.
 */
export function MenuFallback(props: { status: 'pending' | 'failed'; onRetry: () => void }) {
  const [wasAsked, setAsked] = useState(false)
  const isPending = props.status === 'pending'

  const ask = () => {
    setAsked(true)
    props.onRetry()
  }

  return (
    <div className={classes.root}>
      {(wasAsked || !isPending) && (
        <Anchor
          component="button"
          className={classes.item}
          type="button"
          aria-disabled={isPending}
          onClick={ask}
        >
          {isPending ? 'Loading the menu…' : 'Try again'}
        </Anchor>
      )}
      <Anchor className={classes.item} href="#site-menu">
        Site menu
      </Anchor>
    </div>
  )
}
