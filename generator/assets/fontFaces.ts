import type { Font } from 'fontkit'
import { displayFont, families } from '../../src/theme/typography.ts'
import { narrowFont, type SourceFont } from './font.ts'
import { layoutText, openFont } from './textOutline.ts'

/**
 * The style sheet with the `@font-face` rules: the fonts of the site, which every page preloads, and the local
 * fonts that are shown until these are loaded. The local fonts take the same space, so no text moves then.
 */
export async function fontFaces(source: SourceFont): Promise<string> {
  const { headings } = source
  const headingFont = headings ?? narrowFont(source, displayFont)
  return [
    face(families.display, [
      'font-display:swap',
      // Those of all files of a family are the same. Otherwise browsers use only one of them for a text.
      ...axes(headingFont),
      "src:url('site-display-font.woff2') format('woff2')",
    ]),
    ...otherFaces(families.display, 'site-display-font', headingFont),
    face(families.brand, [
      'font-display:swap',
      ...axes(source),
      "src:url('site-font.woff2') format('woff2')",
    ]),
    ...otherFaces(families.brand, 'site-font', source),
    ...(await localFaces(families.textFallback, source)),
    `:root{--site-local-fonts:${localFonts(source).families}}`,
    // More specific than the rule of the theme, for which headings are in the typeface of the text.
    ...(headings === undefined
      ? []
      : [
          ...(await localFaces(families.displayFallback, headings)),
          `:root:root{--mantine-font-family-headings:'${families.display}','${families.displayFallback}',${localFonts(headings).families}}`,
        ]),
  ].join('\n')
}

const localFonts = ({ isSerif }: SourceFont) => (isSerif ? TIMES : ARIAL)

/**
 * The rules of the other files of a typeface. Browsers load a file only on a page with one of its characters.
 * No page preloads it.
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

/** Local fonts. `space`: the width of a space, `widths`: the average width of a letter of each sample below. Em. */
const ARIAL = {
  regular: "src:local('Arial'),local('Liberation Sans')",
  bold: "src:local('Arial Bold'),local('Liberation Sans Bold')",
  families: 'Arial,sans-serif',
  space: 0.2778,
  widths: { text: 0.4791, title: 0.5346 },
} as const

/** Local fonts with serifs. */
const TIMES = {
  regular: "src:local('Times New Roman'),local('Liberation Serif')",
  bold: "src:local('Times New Roman Bold'),local('Liberation Serif Bold')",
  families: "'Times New Roman',serif",
  space: 0.25,
  widths: { text: 0.4337, title: 0.4854 },
} as const

/** Texts in which letters are as frequent as in other texts. The words of a title begin with capital letters. */
const SENTENCE =
  'All people are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.'
const TITLE =
  'The Universal Declaration of Human Rights, Adopted by the General Assembly of the United Nations'

/**
 * The styles of text that get a local font of their own size, because a typeface is wider in bold than a local
 * font, or narrower. `widths`: those of the style sheets that it is for; `weight` and `width`: one of them.
 */
const STYLES = [
  { widths: '100%', weight: 400, width: 100, kind: 'text', sample: SENTENCE },
  { widths: '104% 112%', weight: 420, width: 105, kind: 'text', sample: SENTENCE },
  { widths: '100% 112%', weight: 560, width: 108, kind: 'title', sample: TITLE },
] as const

/**
 * For each style, the rules of a local font: one for its letters, and one for its spaces, which differ more. The font
 * of the space has the metrics of the line.
 */
async function localFaces(family: string, source: SourceFont): Promise<string[]> {
  const font = await openFont(source)
  const local = localFonts(source)
  return STYLES.filter(({ width }) => width !== 105 || source.widths).flatMap(
    ({ widths, weight, width, kind, sample }) => {
      const style = font.getVariation({ wght: weight, wdth: width })
      const letters = sample.replaceAll(' ', '')
      const rule = (scale: number, descriptors: readonly string[] = []) =>
        face(family, [
          ...(source.widths ? [`font-stretch:${widths}`] : []),
          ...(kind === 'text' ? [local.regular] : ['font-weight:600', local.bold]),
          `size-adjust:${(100 * scale).toFixed(1)}%`,
          ...descriptors,
        ])
      const spaceScale = averageWidth(style, ' ') / local.space
      return [
        rule(averageWidth(style, letters) / local.widths[kind]),
        rule(spaceScale, ['unicode-range:U+20,U+A0', ...metrics(font, spaceScale)]),
      ]
    },
  )
}

/** The average width of the characters of a text. Em. */
function averageWidth(font: Font, text: string): number {
  const width = layoutText(font, text).reduce((sum, { advance }) => sum + advance, 0)
  return width / font.unitsPerEm / text.length
}

/** Descriptors that give a local font of this size the height of the font. */
function metrics({ unitsPerEm, ascent, descent }: Font, scale: number): string[] {
  const percent = (units: number) => `${((100 * units) / unitsPerEm / scale).toFixed(1)}%`
  return [`ascent-override:${percent(ascent)}`, `descent-override:${percent(-descent)}`]
}

const face = (family: string, descriptors: readonly string[]) =>
  `@font-face{font-family:'${family}';${descriptors.join(';')}}`
