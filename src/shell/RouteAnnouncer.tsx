import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'
import { fadeIn } from './fadeIn.ts'
import { isPageChange, moveFocus } from './pageChange.ts'
import classes from './RouteAnnouncer.module.css'

/**
 * Announces the title of the new page to screen readers after a client-side navigation, and moves
 * the focus to its heading. Empty until the first such navigation.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = router.subscribe('onRendered', (event) => {
      clearTimeout(timer)
      if (!isPageChange(event)) return
      fadeIn(document.querySelector('main'))
      // Not before the paint: the browser would compute the layout twice.
      afterPaint(() => moveFocus(document, event.toLocation.hash))
      timer = setTimeout(() => setTitle(document.title), TITLE_DELAY)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [router])
  return (
    <p className={classes.root} aria-live="assertive" aria-atomic="true">
      {title}
    </p>
  )
}

/** Delay until the new title is set and screen readers have announced the focused element. Milliseconds. */
const TITLE_DELAY = 100
