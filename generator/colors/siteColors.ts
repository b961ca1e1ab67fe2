import { defaultBrandColors, type BrandColors } from '../../src/site/brand.ts'
import type { SiteColors, ToneColors } from '../../src/theme/colors.ts'
import { designColors } from './designColors.ts'
import { recolor, withContrast } from './recolor.ts'

/** The lowest contrast ratios of text, and of borders and symbols (WCAG 2.2, 1.4.3 and 1.4.11). */
const CONTRAST = { text: 4.5, graphics: 3 } as const

/**
 * Computes all colors of a site from the colors of its brand. For the brand of the design, they are the
 * colors of the design. Computed colors become lighter or darker where their contrast is too low.
 */
export function siteColors(brand: BrandColors): SiteColors {
  const likeBackground = (color: string) =>
    recolor(color, defaultBrandColors.background, brand.background)
  const likeAccent = (color: string) => recolor(color, defaultBrandColors.accent, brand.accent)
  const { white, shades, tones } = designColors
  const night = map(shades.night, likeBackground)
  const backgrounds = [white, likeBackground(tones.tint.background)]
  const readable = (color: string) => enough(color, backgrounds, CONTRAST.text)
  const visible = (color: string) => enough(color, backgrounds, CONTRAST.graphics)
  const accentOnLight = enough(
    likeAccent(shades.signal[7]),
    [...backgrounds, night[1]],
    CONTRAST.text,
  )
  const light = {
    surface: white,
    heading: night[9],
    text: brand.text,
    muted: readable(likeBackground(tones.plain.muted)),
    border: visible(likeBackground(tones.plain.border)),
    accent: accentOnLight,
    action: night[9],
    'action-text': white,
    'action-hover': enough(night[7], [white], CONTRAST.text),
  }
  return {
    white,
    shades: {
      night,
      signal: map(shades.signal, (color, index) =>
        index === 7 ? accentOnLight : likeAccent(color),
      ),
      gray: map(shades.gray, (color, index) => {
        if (index === 5) return visible(likeBackground(color))
        return index === 6 ? readable(likeBackground(color)) : likeBackground(color)
      }),
      red: shades.red,
    },
    tones: {
      plain: { ...light, background: white, divider: likeBackground(tones.plain.divider) },
      tint: {
        ...light,
        background: likeBackground(tones.tint.background),
        divider: likeBackground(tones.tint.divider),
      },
      dark: darkTone(brand, tones.dark, likeBackground, likeAccent),
    },
  }
}

function darkTone(
  brand: BrandColors,
  design: ToneColors,
  likeBackground: (color: string) => string,
  likeAccent: (color: string) => string,
): ToneColors {
  const { background } = brand
  const surface = likeBackground(design.surface)
  const backgrounds = [background, surface]
  return {
    background,
    surface,
    heading: design.heading,
    text: enough(likeBackground(design.text), backgrounds, CONTRAST.text),
    muted: enough(likeBackground(design.muted), backgrounds, CONTRAST.text),
    divider: likeBackground(design.divider),
    border: enough(likeBackground(design.border), backgrounds, CONTRAST.graphics),
    accent: brand.accent,
    action: brand.accent,
    'action-text': background,
    'action-hover': enough(likeAccent(design['action-hover']), backgrounds, CONTRAST.text),
  }
}

/** The color, or the nearest one with enough contrast. Black or white always has enough on these backgrounds. */
const enough = (color: string, backgrounds: readonly string[], ratio: number) =>
  withContrast(color, backgrounds, ratio) ?? color

type Shades = SiteColors['shades']['night']

const map = (shades: Shades, change: (color: string, index: number) => string): Shades => [
  change(shades[0], 0),
  change(shades[1], 1),
  change(shades[2], 2),
  change(shades[3], 3),
  change(shades[4], 4),
  change(shades[5], 5),
  change(shades[6], 6),
  change(shades[7], 7),
  change(shades[8], 8),
  change(shades[9], 9),
]
