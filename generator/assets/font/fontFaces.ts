import type { Font } from 'fontkit'
import { families } from '../../../src/theme/typography.ts'
import { layoutText } from './layoutText.ts'
import { openFont } from './openFont.ts'
import type { SourceFont } from './subsetFont.ts'

/**
 * The style sheet with the `@font-face` rules: the font of the site, and the local fonts that are shown
 * if it is not loaded before the first paint. `optional` keeps them on this page, and they take the
 * same space as the font of the site, so there is no layout shift. Every page preloads the font.
 * `swap` shows the font as soon as it is loaded.
 */
export async function fontFaces(
  source: SourceFont,
  display: 'optional' | 'swap' = 'optional',
): Promise<string> {
  const { weights, widths } = source
  const font = await openFont(source)
  return [
    face(families.brand, [
      'font-style:normal',
      `font-display:${display}`,
      `font-weight:${weights.min} ${weights.max}`,
      ...(widths === undefined ? [] : [`font-stretch:${widths.min}% ${widths.max}%`]),
      "src:url('site-font.woff2') format('woff2')",
    ]),
    face(families.textFallback, [
      "src:local('Arial'),local('ArialMT'),local('Liberation Sans')",
      ...metrics(font, TEXT.style, TEXT.arialWidth),
    ]),
    face(families.displayFallback, [
      'font-weight:100 900',
      "src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold')",
      ...metrics(font, DISPLAY.style, DISPLAY.arialWidth),
    ]),
  ].join('\n')
}

/** The style of running text, and the average width of a character of the sample in Arial. Em. */
const TEXT = { style: { wght: 400, wdth: 100 }, arialWidth: 0.4446 } as const

/** The style of headings, and the average width of a character of the sample in Arial Bold. Em. */
const DISPLAY = { style: { wght: 560, wdth: 108 }, arialWidth: 0.4801 } as const

/** The sample whose width is compared, because its letters are as frequent as in other texts. */
const SAMPLE =
  'All people are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.'

/** Descriptors that give a local font the width and the height of a style of the font. */
function metrics(
  font: Font,
  style: { readonly wght: number; readonly wdth: number },
  arialWidth: number,
): string[] {
  const { unitsPerEm, ascent, descent, lineGap } = font
  const glyphs = layoutText(font.getVariation(style), SAMPLE)
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0)
  const scale = width / unitsPerEm / SAMPLE.length / arialWidth
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
