import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { appear } from './appear.ts'
import { isArrival, moveFocus } from './arrival.ts'
import classes from './RouteAnnouncer.module.css'

/**
 * Does for in-page navigation what browsers do for a new document: says the title of the page
 * and moves the focus to its start. Empty until the first such navigation.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = router.subscribe('onRendered', (event) => {
      clearTimeout(timer)
      if (!isArrival(event)) return
      appear(document.querySelector('main'))
      moveFocus(document, event.toLocation.hash)
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

/** Time for the new title to be in place, and for the focus to be read out first. Milliseconds. */
const TITLE_DELAY = 100
