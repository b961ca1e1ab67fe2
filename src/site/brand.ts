import * as z from 'zod'
import { color } from '../model/color.ts'

/** The colors of a site that declares no others. The design was made for them. */
export const defaultBrandColors = {
  background: '#0a1424',
  text: '#1b2a3f',
  accent: '#2fd6a6',
} as const

/**
 * The colors of the brand. The generator computes all other colors from them: shades, borders, cards,
 * the accent color on light backgrounds. A rule rejects colors whose contrast is too low.
 */
const brandColorsSchema = z.strictObject({
  /** The background of the hero, the footer and dark sections. Its contrast to white is at least 12:1. Default `#0a1424`. */
  background: color.default(defaultBrandColors.background),
  /** Running text on light backgrounds, where its contrast is at least 7:1. Default `#1b2a3f`. */
  text: color.default(defaultBrandColors.text),
  /** Links, buttons and lines on dark backgrounds, where its contrast is at least 4.5:1. Default `#2fd6a6`. */
  accent: color.default(defaultBrandColors.accent),
})

/** The brand of the site. */
export const brandSchema = z.strictObject({
  /** The colors of the brand. Default: the default colors. */
  colors: brandColorsSchema.prefault({}),
})

/** The colors of the brand, `#rrggbb`. */
export type BrandColors = z.output<typeof brandColorsSchema>
