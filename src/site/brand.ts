import * as z from 'zod'
import { color } from '../model/values.ts'
import { FILE_NAME_FORMAT, line } from '../model/text.ts'

/** The colors of a site that declares no others. The design was made for them. */
export const defaultBrandColors = {
  background: '#0a1424',
  text: '#1b2a3f',
  accent: '#2fd6a6',
  surface: '#ffffff',
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
  /** The light background of pages and cards, e.g. a warm white. Its contrast to `text` is at least 7:1. Default `#ffffff`. */
  surface: color.default(defaultBrandColors.surface),
  /** The background of sections with the tone `tint`. Its contrast to `text` is at least 7:1. Default: a shade of `surface`; if that is white, a light shade of `background`. */
  tint: color.optional(),
})

/**
 * A variable font. The site uses the weights from 340 to 600 and, if the font has the axis `wdth`, the
 * widths from 100 % to 112 %, as far as the font has them. The build removes all others, and most
 * characters of other languages.
 */
const typefaceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** The source: with `package`, a package of Fontsource, which must be installed. */
    kind: z.literal('package'),
    /** The name of the package, e.g. `@fontsource-variable/archivo` (https://fontsource.org). */
    name: z
      .string()
      .regex(
        /^@fontsource-variable\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
        'write a package of variable fonts of Fontsource, e.g. @fontsource-variable/archivo, or declare a file',
      ),
  }),
  z.strictObject({
    /** The source: with `file`, a file in `src/fonts/`. */
    kind: z.literal('file'),
    /** The name of the file, e.g. `acme.woff2`. Its license must allow use on websites. */
    file: z
      .string()
      .regex(
        /^[A-Za-z0-9]+(?:[-_[\],.]*[A-Za-z0-9\]]+)*\.(?:woff2|woff|ttf|otf)$/,
        'write the name of a font file in src/fonts/, e.g. acme.woff2; possible characters: a–z, A–Z, 0–9 and -_[],.',
      ),
    /** Whether the letters have serifs. The local fonts that are shown until the font is loaded have them too. Default: `false`. */
    serif: z.boolean().default(false),
  }),
])

/** The validated typeface. */
export type Typeface = z.output<typeof typefaceSchema>

/** The brand of the site. */
export const brandSchema = z.strictObject({
  /**
   * The text beside the symbol, in the header, the footer and the images for link previews. Its first
   * word is emphasized. Default: `product.name`.
   */
  wordmark: line.optional(),
  /**
   * The symbol of the logo and of the icons: the name of an SVG file in `src/images/`, e.g.
   * `symbol.svg`. It contains only shapes (`path`, `circle` and so on, in `g` if needed), whose colors
   * are fixed, `currentColor` (the color of headings), a color of the site on the current background,
   * e.g. `var(--site-accent)`, or a gradient (`linearGradient` or `radialGradient`) of these colors. Its `viewBox` is at most twice as wide as high, or twice as high as
   * wide. At most 8 KB. Default: a disc in a ring.
   */
  symbol: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/,
      `write the name of an SVG file in src/images/, e.g. symbol.svg; ${FILE_NAME_FORMAT}`,
    )
    .optional(),
  /** The typeface of all texts: a variable font with the axis `wght`. Default: Archivo, `@fontsource-variable/archivo`. */
  typeface: typefaceSchema.default({ kind: 'package', name: '@fontsource-variable/archivo' }),
  /** The typeface of headings and large numbers, like `typeface`. Default: `typeface`. */
  headingTypeface: typefaceSchema.optional(),
  /** The background of the header: `plain`, like that of pages, or `dark`. Default: `plain`. */
  headerTone: z.enum(['plain', 'dark']).default('plain'),
  /** The colors of the brand. Default: the default colors. */
  colors: brandColorsSchema.prefault({}),
})

/** The colors of the brand, `#rrggbb`. */
export type BrandColors = z.output<typeof brandColorsSchema>

/** The validated brand, with defaults filled in. */
export type Brand = z.output<typeof brandSchema>

/** The text beside the symbol. */
export const wordmarkOf = (site: {
  readonly brand: Brand
  readonly product: { readonly name: string }
}): string => site.brand.wordmark ?? site.product.name
