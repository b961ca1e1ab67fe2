import type { Font } from 'fontkit'
import { displayFont, families } from '../../src/theme/typography.ts'
import { narrowFont, type SourceFont } from './font.ts'
import { layoutText, openFont } from './textOutline.ts'

/**
 * The style sheet with the `@font-face` rules: the fonts of the site, and the local fonts that are shown
 * if these are not loaded before the first paint. Every page preloads the fonts. The font of headings is
 * small, and is shown as soon as it is loaded (`swap`). For the other one, `optional` keeps the local
 * fonts on this page. They take the same space, so there is no layout shift.
 */
export async function fontFaces(
  source: SourceFont,
  fontDisplay: 'optional' | 'swap' = 'optional',
): Promise<string> {
  const { headings } = source
  const font = await openFont(source)
  const local = localFonts(source)
  const headingFont = headings ?? narrowFont(source, displayFont)
  const display = localFonts(headings ?? source)
  return [
    face(families.display, [
      'font-display:swap',
      // Those of all files of a family are the same. Otherwise browsers use only one of them for a text.
      ...axes(headingFont),
      "src:url('site-display-font.woff2') format('woff2')",
    ]),
    ...otherFaces(families.display, 'site-display-font', headingFont),
    face(families.brand, [
      `font-display:${fontDisplay}`,
      ...axes(source),
      "src:url('site-font.woff2') format('woff2')",
    ]),
    ...otherFaces(families.brand, 'site-font', source),
    face(families.textFallback, [
      'font-weight:100 540',
      local.regular,
      ...metrics(font, TEXT, local.widths.text),
    ]),
    face(families.textFallback, [
      'font-weight:541 900',
      local.bold,
      ...metrics(font, STRONG, local.widths.strong),
    ]),
    face(families.displayFallback, [
      'font-weight:100 900',
      display.bold,
      ...metrics(headings ? await openFont(headings) : font, DISPLAY, display.widths.display),
    ]),
    `:root{--site-local-fonts:${local.families}}`,
    // More specific than the rule of the theme, for which headings are in the typeface of the text.
    ...(headings === undefined
      ? []
      : [
          `:root:root{--mantine-font-family-headings:'${families.display}','${families.displayFallback}',${display.families}}`,
        ]),
  ].join('\n')
}

const localFonts = ({ isSerif }: SourceFont) => (isSerif ? TIMES : ARIAL)

/**
 * The rules of the other files of a typeface. Browsers load a file only on a page with one of its characters.
 * No page preloads it, so it is always shown when it is loaded.
 */
const otherFaces = (family: string, name: string, { others = [] }: SourceFont) =>
  others.map((other, index) =>
    face(family, [
      'font-display:swap',
      ...axes(other),
      `src:url('${otherFile(name, index)}') format('woff2')`,
      `unicode-range:${[...other.characters].map((code) => `U+${code.toString(16)}`).join(',')}`,
    ]),
  )

export const otherFile = (name: string, index: number) => `${name}-${index + 1}.woff2`

const axes = ({ weights, widths }: SourceFont) => [
  `font-weight:${weights.min} ${weights.max}`,
  ...(widths === undefined ? [] : [`font-stretch:${widths.min}% ${widths.max}%`]),
]

/** Local fonts. `widths`: the average width of a character of each sample below. Em. */
const ARIAL = {
  regular: "src:local('Arial'),local('ArialMT'),local('Liberation Sans')",
  bold: "src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold')",
  families: 'Arial,sans-serif',
  widths: { text: 0.4446, strong: 0.4801, display: 0.4964 },
} as const

/** Local fonts with serifs. */
const TIMES = {
  regular: "src:local('Times New Roman'),local('TimesNewRomanPSMT'),local('Liberation Serif')",
  bold: "src:local('Times New Roman Bold'),local('TimesNewRomanPS-BoldMT'),local('Liberation Serif Bold')",
  families: "'Times New Roman',serif",
  widths: { text: 0.4022, strong: 0.4295, display: 0.45 },
} as const

/** How a font is compared with a local font. */
type Comparison = {
  readonly style: { readonly wght: number; readonly wdth: number }
  /** A text in which letters are as frequent as in other texts of this style. */
  readonly sample: string
}

/** Running text. */
const TEXT: Comparison = {
  style: { wght: 400, wdth: 100 },
  sample:
    'All people are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.',
}

/** Bold text, e.g. labels and buttons. */
const STRONG: Comparison = { ...TEXT, style: { wght: 600, wdth: 100 } }

/** Headings. Their words begin with capital letters. */
const DISPLAY: Comparison = {
  style: { wght: displayFont.weights.min, wdth: displayFont.widths.min },
  sample:
    'The Universal Declaration of Human Rights, Adopted by the General Assembly of the United Nations',
}

/** Descriptors that give a local font the width and the height of a style of the font. */
function metrics(font: Font, { style, sample }: Comparison, localWidth: number): string[] {
  const { unitsPerEm, ascent, descent, lineGap } = font
  const glyphs = layoutText(font.getVariation(style), sample)
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0)
  const scale = width / unitsPerEm / sample.length / localWidth
  const percent = (units: number) => `${((100 * units) / unitsPerEm / scale).toFixed(1)}%`
  return [
    `size-adjust:${(100 * scale).toFixed(1)}%`,
    `ascent-override:${percent(ascent)}`,
    `descent-override:${percent(-descent)}`,
    `line-gap-override:${percent(lineGap)}`,
  ]
}

const face = (family: string, descriptors: readonly string[]) =>
  `@font-face{font-family:'${family}';${descriptors.join(';')}}`
