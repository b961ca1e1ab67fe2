import { MantineContext, MantineThemeProvider } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { componentTheme } from './components.ts'

/**
 * Gives Mantine's components the theme, and leaves their look to the site's own style sheets: those
 * of Mantine hold every size, variant and state that it has. Mantine's own provider also writes
 * variables, which are a style sheet here, and switches colour schemes, of which there is one: code
 * that every page would carry and no page run.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={componentTheme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}

const context = {
  colorScheme: 'light',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
  headless: true,
} satisfies ComponentProps<typeof MantineContext>['value']
