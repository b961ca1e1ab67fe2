import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './BlockText.module.css'

/** A text with subheadings, lists, quotes and tables. Only pages with such a text load it. */
export const BlockText = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.root}>{children}</div>
)

/** The properties of a table in a text. */
type TextTableProps = {
  /** Its name for assistive technology. */
  readonly label: string
  readonly children: ReactNode
}

/** A table in a text. If it is wider than the text, it scrolls, also by keyboard. */
export const TextTable = ({ label, children }: TextTableProps) => (
  <Box component="figure" aria-label={label} tabIndex={0} className={classes.scroll}>
    <table>{children}</table>
  </Box>
)
