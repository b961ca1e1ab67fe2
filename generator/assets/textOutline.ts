import type { Font, Glyph } from 'fontkit'
import { filesOf, type SourceFont, subsetFont } from './font.ts'

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
  const textFonts = await openFonts(source)
  const headingFonts = source.headings === undefined ? textFonts : await openFonts(source.headings)
  // A variation keeps the glyphs that it has read.
  const variations = new Map<string, readonly Font[]>()
  const variationsOf = ({ weight, width, isHeading = false }: TextStyle) => {
    const key = JSON.stringify([weight, width, isHeading])
    const known = variations.get(key)
    if (known !== undefined) return known
    const fonts = isHeading ? headingFonts : textFonts
    const created = fonts.map((font) => font.getVariation({ wght: weight, wdth: width }))
    variations.set(key, created)
    return created
  }
  return (text, style) => {
    const { size, tracking } = style
    const fonts = variationsOf(style)
    // The files of a typeface have the same units.
    const scale = size / (fonts[0]?.unitsPerEm ?? 1000)
    const glyphs = runsOf(text, fonts)
      .flatMap(({ font, run }) => layoutText(font, run))
      .filter(({ glyph }) => glyph.id !== 0)
    const advanceOf = ({ advance }: PlacedGlyph) => advance * scale + tracking * size
    return {
      advance: glyphs.reduce((total, placed) => total + advanceOf(placed), 0),
      // Only computed if it is read: most lines are only measured.
      get path() {
        let start = 0
        const paths = glyphs.map((placed) => {
          const { glyph, offset } = placed
          const moved = glyph.path.scale(scale, -scale).translate(start + offset * scale, 0)
          start += advanceOf(placed)
          return moved.toSVG()
        })
        return paths.join('')
      },
    }
  }
}

/** A glyph of a line of text and its position. Units of the font. */
type PlacedGlyph = {
  readonly glyph: Glyph
  readonly advance: number
  readonly offset: number
}

const openFonts = (source: SourceFont) => Promise.all(filesOf(source).map(openFont))

/** The parts of a text, each with the first font that has its characters. A space that no font has becomes an ordinary one. */
function runsOf(text: string, fonts: readonly Font[]) {
  const runs: { readonly font: Font; run: string }[] = []
  for (const character of text) {
    const fontWithGlyph = fonts.find((candidate) =>
      candidate.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    )
    const font = fontWithGlyph ?? fonts[0]
    const drawn = fontWithGlyph === undefined ? character.replace(/\p{Zs}/u, ' ') : character
    const last = runs.at(-1)
    if (last !== undefined && (last.font === font || font === undefined)) last.run += drawn
    else if (font !== undefined) runs.push({ font, run: drawn })
  }
  return runs
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
