import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import details from './details.module.css'
import classes from './Folded.module.css'

type FoldedProps = {
  /** The texts of the line that opens the content. @default the content is not folded */
  readonly terms: readonly ReactNode[] | undefined
  /** What the content is about, for assistive technology, if several lines have the same text. */
  readonly of?: string
  readonly children: ReactNode
}

/** What visitors open on phones. In a wide window, and printed, it is always open. */
export function Folded({ terms, of, children }: FoldedProps) {
  if (terms === undefined) return children
  const className = `${details.item} ${details.folded} ${classes.list}`
  return (
    // The browser may have opened it before the hydration.
    <details className={className} suppressHydrationWarning>
      <summary className={details.summary}>
        <span className={classes.terms}>
          {terms.map((term, index) => (
            <span key={index}>{term}</span>
          ))}
        </span>
        {of && <VisuallyHidden component="span">: {of}</VisuallyHidden>}
      </summary>
      {children}
    </details>
  )
}
