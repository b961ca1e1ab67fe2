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
  /**
   * The background of the top of each page, of the footer and of dark sections. White text must be readable on it.
   * Default: `#0a1424`. Details: its contrast to white is at least 12:1.
   */
  background: color.default(defaultBrandColors.background),
  /** The color of texts on light backgrounds. Default: `#1b2a3f`. Details: its contrast there is at least 7:1. */
  text: color.default(defaultBrandColors.text),
  /** Links, buttons and lines on dark backgrounds. Default: `#2fd6a6`. Details: its contrast there is at least 4.5:1. */
  accent: color.default(defaultBrandColors.accent),
  /**
   * **Page background.** The light background of pages and cards, e.g. white or a warm white. Default: `#ffffff`.
   * Details: its contrast to `text` is at least 7:1.
   */
  surface: color.default(defaultBrandColors.surface),
  /**
   * **Tinted background.** The background of the sections that stand out a little. Default: a shade of the page
   * background. Details: its contrast to `text` is at least 7:1. If `surface` is white, the default is a light
   * shade of `background`.
   */
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
    /** **Typeface.** Its name in the collection https://fontsource.org, e.g. `@fontsource-variable/archivo`. Details: the package, which must be installed. */
    name: z
      .string()
      .regex(
        /^@fontsource-variable\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
        'write a package of variable fonts of Fontsource, e.g. @fontsource-variable/archivo, or declare a file',
      )
      // A package that is installed.
      .meta({ examples: ['@fontsource-variable/archivo'] }),
  }),
  z.strictObject({
    /** The source: with `file`, a file in `src/fonts/`. */
    kind: z.literal('file'),
    /** The font file, e.g. `acme.woff2`. Its license must allow use on websites. Details: the file is in `src/fonts/`. */
    file: z
      .string()
      .regex(
        /^[A-Za-z0-9]+(?:[-_[\],.]*[A-Za-z0-9\]]+)*\.(?:woff2|woff|ttf|otf)$/,
        'write the name of a font file in src/fonts/, e.g. acme.woff2; possible characters: a–z, A–Z, 0–9 and -_[],.',
      ),
    /**
     * **Has serifs.** Whether the letters have serifs. Default: `false`. Details: the local fonts that are shown
     * until the font is loaded have them too.
     */
    serif: z.boolean().default(false),
  }),
])

/** The validated typeface. */
export type Typeface = z.output<typeof typefaceSchema>

/** The brand of the site. */
export const brandSchema = z.strictObject({
  /**
   * **Name beside the symbol.** The text of the logo: in the header, the footer and the previews of links. Its first
   * word is emphasized. Default: the name of the product.
   */
  wordmark: line.optional(),
  /**
   * The symbol of the logo and of the icon in browser tabs: the name of an SVG file, e.g. `symbol.svg`. Default: a disc in a
   * ring. Details: the file is in `src/images/`, has at most 8 KB, and a `viewBox` at most twice as wide as high,
   * or twice as high as wide. It contains only shapes (`path`, `circle` and so on, in `g` if needed). Their colors
   * are fixed, `currentColor` (the color of headings), a color of the site on the current background, e.g.
   * `var(--site-accent)`, or a gradient (`linearGradient` or `radialGradient`) of these colors.
   */
  symbol: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/,
      `write the name of an SVG file in src/images/, e.g. symbol.svg; ${FILE_NAME_FORMAT}`,
    )
    .optional(),
  /** The typeface of all texts. Options: `package` = A free typeface, `file` = A file of your own. Default: Archivo. Details: A variable font with the axis `wght`. Archivo is `@fontsource-variable/archivo`. */
  typeface: typefaceSchema.default({ kind: 'package', name: '@fontsource-variable/archivo' }),
  /** The typeface of headings and large numbers. Options: `package` = A free typeface, `file` = A file of your own. Default: the typeface of all texts. */
  headingTypeface: typefaceSchema.optional(),
  /** **Header background.** The background of the header. Options: `plain` = Light, `dark` = Dark. Default: `plain`. */
  headerTone: z.enum(['plain', 'dark']).default('plain'),
  /** The colors of the brand. All other colors of the site are computed from them. Default: the colors of the design. */
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
