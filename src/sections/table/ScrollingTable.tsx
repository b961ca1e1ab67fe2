import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ScrollingTable.module.css'

type ScrollingTableProps = {
  /** Its name for assistive technology. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * A table. If it is wider than the text, it scrolls sideways, also by keyboard. Not Mantine's: its area for
 * scrolling would add 8 KB of scripts, also where it is not used.
 */
export const ScrollingTable = ({ label, children }: ScrollingTableProps) => (
  <Box component="figure" aria-label={label} tabIndex={0} className={classes.root}>
    <table>{children}</table>
  </Box>
)
