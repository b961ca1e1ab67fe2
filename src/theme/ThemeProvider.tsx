import { DirectionContext, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { direction } from 'virtual:language'
import { mantineSettings } from './mantineSettings.ts'

/**
 * Provides Mantine's theme and the direction of writing. The direction never changes, so the pages do
 * not need the code of Mantine's `DirectionProvider`, which observes the attribute `dir`.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <DirectionContext value={DIRECTION}>
      <MantineProvider {...mantineSettings}>{children}</MantineProvider>
    </DirectionContext>
  )
}

const DIRECTION = { dir: direction, setDirection: () => {}, toggleDirection: () => {} }
