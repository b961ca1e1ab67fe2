import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { SENTENCES } from './sentences.ts'

/** Technical details, e.g. where a value is in the code, for authors who open them. */
export const Details = ({ children }: { readonly children: ReactNode }) => (
  <Text component="details" size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
    <summary style={{ cursor: 'pointer' }}>{SENTENCES.panel.details}</summary>
    {children}
  </Text>
)
