/** The fonts of a document: `weight` as in CSS `font-weight`, `width` in percent. */
export const fontStyles = {
  regular: { weight: 400, width: 100 },
  strong: { weight: 560, width: 100 },
  display: { weight: 600, width: 106 },
} as const

/** The name of a font of a document. */
export type FontName = keyof typeof fontStyles

/** The style of a text. */
export type TextStyle = {
  readonly font: FontName
  /** Points. */
  readonly size: number
  /** The distance of two baselines. Points. */
  readonly leading: number
  /** `#rrggbb`. */
  readonly color: string
}

/** The width of a text in a style. Points. */
export type Measure = (text: string, style: Pick<TextStyle, 'font' | 'size'>) => number
