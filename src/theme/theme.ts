import { createTheme, type DefaultMantineColor, type MantineColorsTuple } from '@mantine/core'
import { colors } from '../../generated/colors.gen.ts'
import type { SiteColors } from './colors.ts'
import { fontFamilies, fontSizes, headingSizes, lineHeights } from './typography.ts'
import { breakpoints } from './designTokens.ts'

declare module '@mantine/core' {
  export interface MantineThemeSizesOverride {
    breakpoints: Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl', string>
    spacing: Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl', string>
  }
  export interface MantineThemeColorsOverride {
    colors: Record<'night' | 'signal' | DefaultMantineColor, MantineColorsTuple>
  }
}

/** The color of a shadow. `opacity` is a percentage. */
const shadow = (opacity: number) =>
  `color-mix(in srgb, var(--mantine-color-night-9) ${opacity}%, transparent)`

/** The Mantine theme with other colors. */
export const themeWith = ({ white, shades, tones }: SiteColors) =>
  createTheme({
    white,
    black: tones.dark.background,
    colors: shades,
    primaryColor: 'signal',
    primaryShade: { light: 7, dark: 4 },
    fontFamily: fontFamilies.text,
    fontFamilyMonospace: fontFamilies.mono,
    fontSizes,
    lineHeights,
    fontWeights: { regular: '400', medium: '560', bold: '600' },
    headings: {
      fontFamily: fontFamilies.display,
      fontWeight: '560',
      textWrap: 'balance',
      sizes: headingSizes,
    },
    breakpoints,
    // Enlarged text in a narrow window needs the space: "vw" are the same sizes in a window of 320 px.
    spacing: {
      xs: '0.5rem',
      sm: '0.75rem',
      md: 'min(1rem, 5vw)',
      lg: 'min(1.5rem, 7.5vw)',
      xl: 'min(2.5rem, 12.5vw)',
      xxl: 'min(4rem, 20vw)',
    },
    radius: { xs: '0', sm: '2px', md: '3px', lg: '4px', xl: '6px' },
    defaultRadius: 'sm',
    shadows: {
      xs: `0 1px 2px ${shadow(8)}`,
      sm: `0 2px 8px ${shadow(8)}`,
      md: `0 8px 24px -8px ${shadow(16)}`,
      lg: `0 16px 40px -12px ${shadow(20)}`,
      xl: `0 32px 64px -24px ${shadow(28)}`,
    },
    respectReducedMotion: true,
    cursorType: 'pointer',
  })

/** The Mantine theme of the site. It imports no style sheets, so that Node can load it for the build. */
export const theme = themeWith(colors)
