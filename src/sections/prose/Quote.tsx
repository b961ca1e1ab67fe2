import { Blockquote } from '@mantine/core'
import classes from './Quote.module.css'

/** The properties of a quote. */
export type QuoteProps = {
  readonly children: string
  /** Whether it stands under two columns. */
  readonly wide: boolean
}

/** A sentence of the text, set large. */
export function Quote({ children, wide }: QuoteProps) {
  return (
    <Blockquote className={classes.root} data-wide={wide || undefined}>
      {children}
    </Blockquote>
  )
}
