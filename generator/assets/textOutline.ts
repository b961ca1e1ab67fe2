import type { Font, Glyph } from 'fontkit'
import { type SourceFont, subsetFont } from './font.ts'

/** The style of a line of text. */
type TextStyle = {
  /** Font size in pixels. */
  readonly size: number
  readonly weight: number
  /** Font width in percent (`wdth` axis); 100 is normal. No effect if the font has no widths. */
  readonly width: number
  /** Letter spacing in `em`. */
  readonly tracking: number
  /** Whether it is a heading. Default: no. */
  readonly isHeading?: boolean
}

/** A line of text as vector outline, so that images need no font of the system. */
type TextOutline = {
  /** The data of an SVG path. The baseline begins at the origin. */
  readonly path: string
  /** Width in pixels. */
  readonly advance: number
}

/** Converts a line of text to its outline. Characters that the font does not contain are skipped. */
export type OutlineText = (text: string, style: TextStyle) => TextOutline

/** Loads a font and that of headings. Returns the function that converts text to outlines. */
export async function textOutlines(source: SourceFont): Promise<OutlineText> {
  const textFont = await openFont(source)
  const headingFont = source.headings === undefined ? textFont : await openFont(source.headings)
  return (text, { size, weight, width, tracking, isHeading = false }) => {
    const font = isHeading ? headingFont : textFont
    const variation = font.getVariation({ wght: weight, wdth: width })
    const scale = size / font.unitsPerEm
    let lineWidth = 0
    let path = ''
    for (const placed of layoutText(variation, text)) {
      if (placed.glyph.id === 0) continue
      path += placed.glyph.path
        .scale(scale, -scale)
        .translate(lineWidth + placed.offset * scale, 0)
        .toSVG()
      lineWidth += placed.advance * scale + tracking * size
    }
    return { path, advance: lineWidth }
  }
}

/** A glyph of a line of text and its position. Units of the font. */
type PlacedGlyph = {
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

/** Opens a font with all its characters, and with the weights and widths that the site uses. */
export async function openFont(source: SourceFont): Promise<Font> {
  const { create } = await import('fontkit')
  // fontkit cannot change the axes of a compressed font.
  const font = create(await subsetFont(source, 'sfnt', String.fromCodePoint(...source.characters)))
  if ('getVariation' in font) return font
  throw new Error('The font file contains several fonts. Declare a file with one font.')
}
