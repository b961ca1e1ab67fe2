/** The names of the font families in the `@font-face` rules, which the generator writes. */
export const families = {
  /** The typeface of the brand. */
  brand: 'Brand',
  /** The typeface of the brand in headings: a small file that is loaded first. */
  display: 'Brand Display',
  /** Local fonts with the metrics of the typeface in running text and in headings. */
  textFallback: 'Brand Text Fallback',
  displayFallback: 'Brand Display Fallback',
} as const

/** Local fonts without the metrics of the typeface, with or without serifs: set beside the `@font-face` rules. */
const local = 'var(--site-local-fonts)'

/** The values of `font-family`: the typeface of the brand, then local fonts with the same metrics. */
export const fontFamilies = {
  text: `'${families.brand}', '${families.textFallback}', ${local}`,
  display: `'${families.brand}', '${families.displayFallback}', ${local}`,
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const

/** Font sizes, from labels (`xs`) and small print (`sm`) to text (`md`) and introductions (`lg`, `xl`). */
export const fontSizes = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)',
  xl: 'clamp(1.25rem, 1.12rem + 0.6vw, 1.625rem)',
} as const

/** The typography of headings. The sizes are fluid between window widths of 320 px and 1440 px. */
export const headingSizes = {
  h1: { fontSize: 'clamp(2rem, 1.06rem + 4.7vw, 5.25rem)', lineHeight: '1.02', fontWeight: '560' },
  h2: {
    fontSize: 'clamp(1.875rem, 1.1rem + 2.2vw, 3.125rem)',
    lineHeight: '1.08',
    fontWeight: '560',
  },
  h3: {
    fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5625rem)',
    lineHeight: '1.24',
    fontWeight: '560',
  },
  h4: { fontSize: '1.125rem', lineHeight: '1.3', fontWeight: '560' },
  h5: { fontSize: '1.0625rem', lineHeight: '1.35', fontWeight: '560' },
  h6: { fontSize: '0.9375rem', lineHeight: '1.4', fontWeight: '560' },
} as const

/** The line heights that belong to `fontSizes`. */
export const lineHeights = { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.55', xl: '1.45' } as const
