import type { ReactNode } from 'react'
import details from './details.module.css'
import classes from './Folded.module.css'

type FoldedProps = {
  /** The names of the entries, which the line that opens them has. */
  readonly terms: readonly ReactNode[]
  /** The list of the entries. */
  readonly children: ReactNode
}

/** A list that visitors open on phones. In a wide window, and printed, it is always open. */
export const Folded = ({ terms, children }: FoldedProps) => (
  // The browser may have opened it before the hydration.
  <details className={`${details.item} ${details.folded} ${classes.list}`} suppressHydrationWarning>
    <summary className={details.summary}>
      <span className={classes.terms}>
        {terms.map((term, index) => (
          <span key={index}>{term}</span>
        ))}
      </span>
    </summary>
    {children}
  </details>
)
