import type { ReactNode } from 'react'
import classes from './BlockText.module.css'

/** A text with subheadings, lists, quotes, tables and blocks of code. Only pages with such a text load it. */
export const BlockText = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.root}>{children}</div>
)
