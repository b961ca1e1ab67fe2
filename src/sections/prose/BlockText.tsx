import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './BlockText.module.css'

/** A text with subheadings, lists, quotes, tables and blocks of code. Only pages with such a text load it. */
export const BlockText = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.root}>{children}</div>
)

/** Code. Lines that are longer than the block scroll sideways, also by keyboard. */
export const CodeBlock = ({ children }: { readonly children: ReactNode }) => (
  <Box component="pre" tabIndex={0}>
    {children}
  </Box>
)
