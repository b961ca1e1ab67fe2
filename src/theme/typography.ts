/** The names of the font families in the `@font-face` rules, which the generator writes. */
export const families = {
  /** The typeface of the brand. */
  brand: 'Brand',
  /** The typeface of the brand in headings: a small file that is loaded first. */
  display: 'Brand Display',
  /** Local fonts with the metrics of the typeface, and with those of the typeface of headings if it is another. */
  textFallback: 'Brand Text Fallback',
  displayFallback: 'Brand Display Fallback',
} as const

/** Local fonts without the metrics of the typeface, with or without serifs: set beside the `@font-face` rules. */
const local = 'var(--site-local-fonts)'

/** The values of `font-family`: the typeface of the brand, then local fonts with the same metrics. */
export const fontFamilies = {
  text: `'${families.brand}', '${families.textFallback}', ${local}`,
  display: `'${families.brand}', '${families.textFallback}', ${local}`,
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const

/** Font sizes, from labels (`xs`) and small print (`sm`) to text (`md`) and introductions (`lg`, `xl`). */
export const fontSizes = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)',
  xl: 'clamp(1.25rem, 1.12rem + 0.6vw, 1.5rem)',
} as const

/**
 * The typography of headings. The sizes are fluid between window widths of 320 px and 1440 px. On a phone with enlarged
 * text, a long word still fits into a line.
 */
export const headingSizes = {
  h1: {
    fontSize: 'min(12vw, clamp(1.9375rem, 0.88rem + 4.7vw, 5.25rem))',
    lineHeight: '1.02',
    fontWeight: '560',
  },
  h2: {
    fontSize: 'min(10vw, clamp(1.75rem, 1.1rem + 1.8vw, 2.75rem))',
    lineHeight: '1.08',
    fontWeight: '560',
  },
  h3: {
    fontSize: 'min(7vw, clamp(1.1875rem, 1.08rem + 0.5vw, 1.5rem))',
    lineHeight: '1.24',
    fontWeight: '560',
  },
  h4: { fontSize: '1.0625rem', lineHeight: '1.35', fontWeight: '560' },
  h5: { fontSize: '1.0625rem', lineHeight: '1.35', fontWeight: '560' },
  h6: { fontSize: '0.9375rem', lineHeight: '1.4', fontWeight: '560' },
} as const

/** The line heights that belong to `fontSizes`. */
export const lineHeights = { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.55', xl: '1.45' } as const

/** A range of Unicode code points: the first and the last one. */
export type CharacterRange = readonly [first: number, last: number]

/**
 * The subset of the font that pages load, less than half of the whole file. `weights` are values of
 * `font-weight`, `widths` of `font-stretch` (percent). The build adds the other characters that the site uses.
 */
export const webFont = {
  weights: { min: 340, max: 600 },
  widths: { min: 100, max: 112 },
  characters: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2c6, 0x2dc],
    [0x2010, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
} as const

/**
 * The subset of the font for headings: one weight, one width, and the printable characters of ASCII
 * with typographic punctuation. The build adds the other characters that the site uses.
 */
export const displayFont = {
  weights: { min: 560, max: 560 },
  widths: { min: 108, max: 108 },
  characters: [
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0x2013, 0x2014],
    [0x2019, 0x2019],
    [0x201c, 0x201d],
    [0x2026, 0x2026],
  ],
} as const

/**
 * The typography of the two parts of the wordmark: `size` in rem, `weight` as in CSS, `width` as a
 * percentage (`font-stretch`), `tracking` in em (`letter-spacing`).
 */
export const wordmarkStyle = {
  first: { size: 1.25, weight: 600, width: 100, tracking: -0.015 },
  rest: { size: 0.6875, weight: 560, width: 112, tracking: 0.215 },
} as const
