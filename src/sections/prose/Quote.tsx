import { Text } from '@mantine/core'
import classes from './Quote.module.css'

/** The properties of a quote. */
export type QuoteProps = {
  readonly children: string
  /** Whether it stands under two columns. */
  readonly wide: boolean
}

/** A sentence of the text, set large. HTML keeps `blockquote` for the words of others. */
export function Quote({ children, wide }: QuoteProps) {
  return (
    <Text className={classes.root} data-wide={wide || undefined}>
      {children}
    </Text>
  )
}
