import { useDeferredValue, useState, type ReactNode } from 'react'
import { entersAtTop } from './entersAtTop.ts'
import classes from './BelowFold.module.css'

/**
 * The sections of a page below its top. After a click on a link, the top is painted first, and these
 * sections are rendered afterwards. They are rendered together with the top in the document, and if the
 * page is entered at another position: with the back button, or at an anchor.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const [isLater] = useState(entersAtTop)
  return useDeferredValue(children, isLater ? <div className={classes.placeholder} /> : children)
}
