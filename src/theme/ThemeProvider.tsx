import {
  Anchor,
  UnstyledButton,
  Container,
  Text,
  ThemeIcon,
  Title,
  VisuallyHidden,
  DirectionContext,
  HeadlessMantineProvider,
} from '@mantine/core'
import type { ReactNode } from 'react'
import { direction } from 'virtual:language'
import anchor from './components/Anchor.module.css'
import button from './components/UnstyledButton.module.css'
import container from './components/Container.module.css'
import text from './components/Text.module.css'
import themeIcon from './components/ThemeIcon.module.css'
import title from './components/Title.module.css'
import visuallyHidden from './components/VisuallyHidden.module.css'
import { theme } from './theme.ts'

/** The theme with the classes and default properties of Mantine components. */
export const siteTheme = {
  ...theme,
  components: {
    Anchor: Anchor.extend({ classNames: anchor, defaultProps: { underline: 'always' } }),
    UnstyledButton: UnstyledButton.extend({ classNames: button }),
    Container: Container.extend({ classNames: container }),
    Text: Text.extend({ classNames: text }),
    ThemeIcon: ThemeIcon.extend({ classNames: themeIcon }),
    Title: Title.extend({ classNames: title }),
    VisuallyHidden: VisuallyHidden.extend({ classNames: visuallyHidden }),
  },
}

/**
 * Provides Mantine's theme and the direction of writing. Components get no classes and variables of Mantine, because
 * the style sheets of the site replace those of Mantine. The direction never changes, so the pages do not need the
 * code of Mantine's `DirectionProvider`, which observes the attribute `dir`.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <DirectionContext value={DIRECTION}>
      <HeadlessMantineProvider theme={siteTheme}>{children}</HeadlessMantineProvider>
    </DirectionContext>
  )
}

const DIRECTION = { dir: direction, setDirection: () => {}, toggleDirection: () => {} }
