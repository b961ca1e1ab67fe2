/** A range of Unicode code points: the first and the last one. */
export type CharacterRange = readonly [first: number, last: number]

/**
 * The subset of the font that pages load, less than half of the whole file: the range of weights as in
 * CSS `font-weight`, the range of widths in percent (`font-stretch`), and ranges of Unicode code points
 * (first and last). The build adds the other characters that the site uses.
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
    [0x2013, 0x2014],
    [0x2019, 0x2019],
    [0x201c, 0x201d],
    [0x2026, 0x2026],
  ],
} as const
