import { Text } from '@mantine/core'
import classes from './Quote.module.css'

/** The properties of a quote. */
type QuoteProps = {
  readonly children: string
  /** Whether the quote may be wider, because it is below two columns. */
  readonly wide: boolean
}

/** A pull quote: a sentence in large type. Not a `blockquote`, which is for quotations from another source. */
export function Quote({ children, wide }: QuoteProps) {
  return (
    <Text className={classes.root} data-wide={wide || undefined}>
      {children}
    </Text>
  )
}
