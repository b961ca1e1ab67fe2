import type { ReactNode } from 'react'
import classes from './Eyebrow.module.css'

/** The few words above a heading that place it. */
export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <p className={classes.root}>{children}</p>
}
