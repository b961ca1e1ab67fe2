import type { Font, Glyph } from 'fontkit'

/** A glyph of a line of text and its position. Units of the font. */
export type PlacedGlyph = {
  readonly glyph: Glyph
  readonly advance: number
  readonly offset: number
}

/** The glyphs of a line of text, with kerning. Without kerning if fontkit cannot read the font's substitutions. */
export function layoutText(font: Font, text: string): PlacedGlyph[] {
  try {
    const { glyphs, positions } = font.layout(text)
    return glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
      return { glyph, advance: xAdvance, offset: xOffset }
    })
  } catch {
    // fontkit throws if a substitution applies to all weights that the subset contains.
    return font
      .glyphsForString(text)
      .map((glyph) => ({ glyph, advance: glyph.advanceWidth, offset: 0 }))
  }
}
