import type { SiteColors } from '../../../src/theme/colors.ts'
import type { TextStyle } from './textStyles.ts'

/** The size of the page (US letter) and of its parts. Points: 72 are an inch. */
export const page = {
  width: 612,
  height: 792,
  margin: 36,
  /** The header with the logo and the title. */
  header: 96,
  /** The line of the accent color below the header. */
  accentLine: 3,
  footer: 60,
  /** The smallest space above and below the texts of the header and the footer. */
  bandPadding: 8,
  /** The tinted column at the right side, and the space at its left side. */
  side: 200,
  sidePadding: 18,
  /** The space above and below the columns. */
  padding: 20,
  /** The space between two columns of blocks. */
  gutter: 18,
} as const

/** The left side of the texts in the narrow column, of the title and of the links in the footer. Points. */
export const textLeft = page.width - page.side + page.sidePadding

/** The width of these texts. Points. */
export const sideWidth = page.width - page.margin - textLeft

/** The text styles of a document. */
export type PageStyles = ReturnType<typeof pageStyles>

/**
 * The text styles on light backgrounds. `scale` changes the sizes of the texts in the columns, so that
 * they fill the page.
 */
export function pageStyles({ tones }: SiteColors, scale: number) {
  const { plain } = tones
  const style = (
    font: TextStyle['font'],
    size: number,
    leading: number,
    color: string,
  ): TextStyle => ({ font, size: size * scale, leading: leading * scale, color })
  return {
    scale,
    colors: plain,
    summary: style('regular', 11, 15, plain.heading),
    heading: style('display', 12.5, 16, plain.heading),
    title: style('strong', 9.2, 12, plain.heading),
    text: style('regular', 8.5, 11.6, plain.text),
    term: style('regular', 8.2, 11.4, plain.muted),
    value: style('strong', 9.2, 12, plain.heading),
    link: style('strong', 9.2, 12, plain.accent),
  }
}

/** The text styles on the dark background of the header and the footer. */
export function bandStyles({ tones: { dark } }: SiteColors) {
  return {
    company: { font: 'strong', size: 9.2, leading: 13, color: dark.heading },
    text: { font: 'regular', size: 8, leading: 12, color: dark.text },
    link: { font: 'strong', size: 8.6, leading: 13, color: dark.accent },
  } as const satisfies Readonly<Record<string, TextStyle>>
}
