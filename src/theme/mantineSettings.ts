import type { MantineProviderProps } from '@mantine/core'
import { components } from './components.ts'
import { theme } from './theme.ts'

/** The properties of `MantineProvider` in pages, in the gallery and in component tests. */
export const mantineSettings = {
  theme: { ...theme, components },
  // The site has a single color scheme. Sections have tones (`tones.ts`).
  forceColorScheme: 'light',
  // The build writes the variables into a style sheet (`cssVariables.ts`): the Content Security Policy
  // does not allow the style element that Mantine would add.
  withCssVariables: false,
  withGlobalClasses: false,
  // No style sheet uses classes such as `mantine-Text-root`.
  withStaticClasses: false,
} as const satisfies MantineProviderProps
