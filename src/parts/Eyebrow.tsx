import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Eyebrow.module.css'

/** A short label above a heading. */
export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <Text className={classes.root}>{children}</Text>
}
