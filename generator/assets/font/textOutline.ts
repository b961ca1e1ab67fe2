import { layoutText } from './layoutText.ts'
import { openFont } from './openFont.ts'
import type { SourceFont } from './subsetFont.ts'

/** The style of a line of text. */
export type TextStyle = {
  /** Font size in pixels. */
  readonly size: number
  readonly weight: number
  /** Font width in percent (`wdth` axis); 100 is normal. No effect if the font has no widths. */
  readonly width: number
  /** Letter spacing in `em`. */
  readonly tracking: number
}

/** A line of text as vector outline, so that images need no font of the system. */
export type TextOutline = {
  /** The data of an SVG path. The baseline begins at the origin. */
  readonly path: string
  /** Width in pixels. */
  readonly advance: number
}

/** Converts a line of text to its outline. Characters that the font does not contain are skipped. */
export type OutlineText = (text: string, style: TextStyle) => TextOutline

/** Loads a font. Returns the function that converts text to outlines. */
export async function textOutlines(source: SourceFont): Promise<OutlineText> {
  const font = await openFont(source)
  return (text, { size, weight, width, tracking }) => {
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
