import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import details from './details.module.css'
import classes from './Folded.module.css'

type FoldedProps = {
  /** The text of the line that opens it. @default the content is not folded */
  readonly title: ReactNode | undefined
  /** What the content is about, for assistive technology, if several lines have the same text. */
  readonly of?: string
  readonly children: ReactNode
}

/** Content that visitors open on phones. In a wide window, and printed, it is always open. */
export const Folded = ({ title, of, children }: FoldedProps) =>
  title === undefined ? (
    children
  ) : (
    // The browser may have opened it before the hydration.
    <details
      className={`${details.item} ${details.folded} ${classes.root}`}
      suppressHydrationWarning
    >
      <summary className={details.summary}>
        {title}
        {of && <VisuallyHidden component="span">: {of}</VisuallyHidden>}
      </summary>
      {children}
    </details>
  )
