import type { MantineProviderProps } from '@mantine/core'
import { components } from './components.ts'
import { theme } from './theme.ts'

/** How Mantine is set up, in pages, in the gallery and in component tests alike. */
export const mantineSettings = {
  theme: { ...theme, components },
  // The site has one color scheme; sections choose their tone (`tones.ts`).
  forceColorScheme: 'light',
  // The variables are a style sheet that the build makes (`cssVariables.ts`): the policy allows no other.
  withCssVariables: false,
  withGlobalClasses: false,
  // Classes such as `mantine-Text-root`, which no style sheet of the site refers to.
  withStaticClasses: false,
} as const satisfies MantineProviderProps
