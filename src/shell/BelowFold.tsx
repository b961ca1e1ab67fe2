import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { afterPaint, entersAtTop } from './navigations.ts'
import classes from './BelowFold.module.css'

/**
 * The sections of a page below its top. After a click on a link, the top is painted first, and these
 * sections are rendered afterwards. They are rendered together with the top in the document, and if the
 * page is entered at another position: with the back button, or at an anchor.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const [isRendered, setIsRendered] = useState(() => !entersAtTop())
  useEffect(() => {
    if (isRendered) return undefined
    // A transition is rendered in small steps, between which the browser responds to input.
    return afterPaint(() => startTransition(() => setIsRendered(true)))
  }, [isRendered])
  return isRendered ? children : <div className={classes.placeholder} />
}
