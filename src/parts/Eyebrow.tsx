import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Eyebrow.module.css'

/** The few words above a heading that place it. */
export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <Text className={classes.root}>{children}</Text>
}
