import {
  Anchor,
  Button,
  Container,
  List,
  Paper,
  Text,
  ThemeIcon,
  Title,
  type MantineProviderProps,
  DirectionContext,
  MantineProvider,
} from '@mantine/core'
import type { ReactNode } from 'react'
import { direction } from 'virtual:language'
import anchor from './components/Anchor.module.css'
import button from './components/Button.module.css'
import container from './components/Container.module.css'
import text from './components/Text.module.css'
import themeIcon from './components/ThemeIcon.module.css'
import title from './components/Title.module.css'
import { theme } from './theme.ts'

/** Leaves out the classes of Mantine, whose style sheet for the component is not imported. */
const unstyled = true

/** The classes and default properties of Mantine components. */
export const components = {
  Anchor: Anchor.extend({
    classNames: anchor,
    defaultProps: { underline: 'always', unstyled },
  }),
  Button: Button.extend({ classNames: button, defaultProps: { unstyled } }),
  Container: Container.extend({ classNames: container, defaultProps: { unstyled } }),
  List: List.extend({ defaultProps: { unstyled } }),
  Paper: Paper.extend({ defaultProps: { unstyled } }),
  Text: Text.extend({ classNames: text, defaultProps: { unstyled } }),
  ThemeIcon: ThemeIcon.extend({ classNames: themeIcon, defaultProps: { unstyled } }),
  Title: Title.extend({ classNames: title, defaultProps: { unstyled } }),
}

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
