import type { Oklch } from 'culori'
// The package as one file: it loads ten times as fast as its 150 modules.
import culori from 'culori/require'
import { type BrandColors, defaultBrandColors } from '../../src/site/brand.ts'
import type { SiteColors } from '../../src/theme/colors.ts'

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
  const { shades, tones } = designColors
  const night = map(shades.night, likeBackground)
  const paper = brand.surface
  const isWhite = paper === white
  const tint =
    brand.tint ?? (isWhite ? likeBackground(tones.tint.background) : darker(paper, 0.035))
  const backgrounds = [paper, tint]
  const readable = (color: string) => enough(color, backgrounds, CONTRAST.text)
  const visible = (color: string) => enough(color, backgrounds, CONTRAST.graphics)
  const accentOnLight = readable(likeAccent(shades.signal[7]))
  const light = {
    surface: paper,
    heading: night[9],
    text: brand.text,
    muted: readable(likeBackground(tones.plain.muted)),
    border: visible(likeBackground(tones.plain.border)),
    accent: accentOnLight,
    action: night[9],
    'action-text': paper,
    'action-hover': enough(night[7], [paper], CONTRAST.text),
  }
  const surface = likeBackground(tones.dark.surface)
  const onDark = (color: string, ratio: number) => enough(color, [brand.background, surface], ratio)
  return {
    white: paper,
    shades: {
      night,
      signal: map(shades.signal, (color, index) =>
        index === 7 ? accentOnLight : likeAccent(color),
      ),
      gray: map(shades.gray, (color, index) => {
        if (index === 5) return visible(likeBackground(color))
        return index === 6 ? readable(likeBackground(color)) : likeBackground(color)
      }),
      red: map(shades.red, (color, index) => (index === 6 ? readable(color) : color)),
    },
    tones: {
      plain: {
        ...light,
        background: paper,
        divider: isWhite ? likeBackground(tones.plain.divider) : darker(paper, 0.1),
      },
      tint: {
        ...light,
        background: tint,
        divider:
          brand.tint === undefined && isWhite
            ? likeBackground(tones.tint.divider)
            : darker(tint, 0.1),
      },
      dark: {
        background: brand.background,
        surface,
        heading: tones.dark.heading,
        text: onDark(likeBackground(tones.dark.text), CONTRAST.text),
        muted: onDark(likeBackground(tones.dark.muted), CONTRAST.text),
        divider: likeBackground(tones.dark.divider),
        border: onDark(likeBackground(tones.dark.border), CONTRAST.graphics),
        accent: brand.accent,
        action: brand.accent,
        'action-text': brand.background,
        'action-hover': onDark(likeAccent(tones.dark['action-hover']), CONTRAST.text),
      },
    },
  }
}

/** A color with less lightness: 0 to 1. */
function darker(color: string, by: number): string {
  const lch = oklch(color)
  return hex({ ...lch, l: Math.max(0, lch.l - by) })
}

/** The color, or the nearest one with enough contrast. Black or white always has enough on these backgrounds. */
const enough = (color: string, backgrounds: readonly string[], ratio: number) =>
  withContrast(color, backgrounds, ratio) ?? color

type Shades = SiteColors['shades']['night']

function map(shades: Shades, change: (color: string, index: number) => string): Shades {
  const changed = shades.map(change)
  if (!isShades(changed)) throw new Error('A color has ten shades.')
  return changed
}

const isShades = (colors: readonly string[]): colors is Shades => colors.length === 10

/** A color of the brand whose contrast is too low. */
type LowContrast = {
  readonly name: keyof BrandColors
  /** The other colors in words. */
  readonly to: string
  /** The lowest contrast ratio to them: 1 to 21. */
  readonly contrast: number
  /** The ratio that is needed. */
  readonly needed: number
  /** The color with the nearest lightness that has enough contrast. `undefined`: there is none. */
  readonly nearest: string | undefined
}

/** The colors that a brand color is shown with, and the lowest contrast ratio to them. */
type Requirement = Pick<LowContrast, 'to' | 'needed'> & { readonly others: readonly string[] }

/** The contrast that a color of a brand needs. */
export function requiredContrast(name: keyof BrandColors, brand: BrandColors): Requirement {
  const { shades, tones } = siteColors(brand)
  switch (name) {
    case 'background':
      // More than text needs, because images are darkened with this color behind white text.
      return { others: [white], to: 'white', needed: 12 }
    case 'text':
      return { others: [white, shades.night[1]], to: 'light backgrounds', needed: 7 }
    case 'surface':
    case 'tint':
      return { others: [brand.text, tones.dark.background], to: 'the text color', needed: 7 }
    case 'accent': {
      const { background, surface } = tones.dark
      return { others: [background, surface], to: 'the dark background', needed: 4.5 }
    }
  }
}

/**
 * The colors of a brand whose contrast is too low for the texts and controls that use them. A rejected
 * background or text is replaced before the colors that depend on it are checked.
 */
export function lowContrasts(brand: BrandColors): LowContrast[] {
  let corrected = brand
  return BRAND_COLORS.flatMap((name) => {
    const color = brand[name]
    if (color === undefined) return []
    const { others, to, needed } = requiredContrast(name, corrected)
    const lowestContrast = Math.min(...others.map((other) => contrast(color, other)))
    if (lowestContrast >= needed) return []
    const nearest = withContrast(color, others, needed)
    corrected = { ...corrected, [name]: nearest ?? color }
    return { name, to, contrast: lowestContrast, needed, nearest }
  })
}

/** The colors of a brand, each after those that it is shown with. */
export const BRAND_COLORS = ['background', 'text', 'surface', 'tint', 'accent'] as const

const toOklch = culori.converter('oklch')
const toSrgb = culori.toGamut('rgb', 'oklch')

/** Below this chroma, a color has no hue. */
const GRAY = 0.002

/** A color in OKLCH: lightness 0 to 1, chroma, and hue in degrees. */
function oklch(color: string): Oklch & { h: number } {
  const converted = toOklch(color)
  if (converted === undefined) throw new Error(`${color} is not a color.`)
  return { ...converted, h: converted.h ?? 0 }
}

/** The nearest sRGB color as `#rrggbb`. */
export const hex = (color: Oklch) => culori.formatHex(toSrgb(color))

/**
 * Adapts a color of the design: it relates to `to` like `color` relates to `from`. The lightness keeps
 * its position between black, the brand color and white; the chroma is scaled; the hue is rotated.
 */
function recolor(color: string, from: string, to: string): string {
  if (from === to) return color
  const [lch, old, brand] = [oklch(color), oklch(from), oklch(to)]
  const isDarker = lch.l <= old.l
  const l = isDarker ? (lch.l * brand.l) / old.l : 1 - ((1 - lch.l) * (1 - brand.l)) / (1 - old.l)
  const c = brand.c < GRAY ? 0 : (lch.c * brand.c) / old.c
  return hex({ mode: 'oklch', l, c, h: (lch.h + brand.h - old.h + 360) % 360 })
}

/** The contrast ratio of two colors (WCAG 2.2): 1 to 21. */
export const contrast = (a: string, b: string): number => culori.wcagContrast(a, b)

/** The steps in which the lightness is searched. */
const STEP = 0.004

/**
 * The color with the nearest lightness whose contrast to each background is at least `ratio`. The color
 * itself if it is sufficient; `undefined` if there is none.
 */
function withContrast(
  color: string,
  backgrounds: readonly string[],
  ratio: number,
): string | undefined {
  const isSufficient = (candidate: string) =>
    backgrounds.every((background) => contrast(candidate, background) >= ratio)
  if (isSufficient(color)) return color
  const lch = oklch(color)
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const l of [lch.l - distance, lch.l + distance]) {
      const candidate = l >= 0 && l <= 1 ? hex({ ...lch, l }) : undefined
      if (candidate !== undefined && isSufficient(candidate)) return candidate
    }
  }
  return undefined
}

const white = '#ffffff'

const night = [
  '#f5f8fb',
  '#dbe7f3',
  '#b9cde1',
  '#8fabc9',
  '#5b7ea6',
  '#3d6190',
  '#2c4d77',
  '#1d3a5f',
  '#0f2038',
  defaultBrandColors.background,
] as const

const signal = [
  '#e5fbf4',
  '#c3f4e4',
  '#93ebcf',
  '#5fe1b9',
  defaultBrandColors.accent,
  '#1bb98b',
  '#129372',
  '#0a6b51',
  '#08523f',
  '#053a2c',
] as const

const gray = [
  night[0],
  '#ebf1f7',
  night[1],
  '#c5d4e3',
  '#8fa5bd',
  '#6f8aa8',
  '#56708e',
  '#4a5d75',
  '#2f4058',
  night[9],
] as const

const red = [
  '#fdecea',
  '#fad3cf',
  '#f4aaa3',
  '#ec7d73',
  '#e0534a',
  '#cf3a31',
  '#b3261e',
  '#971f18',
  '#7a1913',
  '#5c120e',
] as const

const light = {
  surface: white,
  heading: night[9],
  text: defaultBrandColors.text,
  muted: gray[7],
  border: gray[5],
  accent: signal[7],
  action: night[9],
  'action-text': white,
  'action-hover': night[7],
} as const

/** All colors of the design. `siteColors` adapts them to the brand colors of a site. */
export const designColors: SiteColors = {
  white,
  shades: { night, signal, gray, red },
  tones: {
    plain: { ...light, background: white, divider: '#d3dfeb' },
    tint: { ...light, background: '#eef3f8', divider: '#c8d6e5' },
    dark: {
      background: night[9],
      surface: night[8],
      heading: white,
      text: night[1],
      muted: '#a9bed4',
      divider: '#26364c',
      border: '#7f9cbc',
      accent: defaultBrandColors.accent,
      action: defaultBrandColors.accent,
      'action-text': night[9],
      'action-hover': '#7be8c8',
    },
  },
}
