import { create } from 'fontkit'
import { subsetWebFont } from './webFont.ts'

/** How a line of text is set. */
export type Setting = {
  /** Size of the type, in pixels. */
  readonly size: number
  readonly weight: number
  /** Width of the letters, in percent of the normal one. */
  readonly width: number
  /** Space between letters, in `em`. */
  readonly tracking: number
}

/** A line of text as an outline. */
export type Outline = {
  /** The outline, its baseline at the origin, as the data of an SVG path. */
  readonly path: string
  /** How far it reaches to the right. Pixels. */
  readonly advance: number
}

/** Sets a line in the brand's font. Signs that the font does not have are left out. */
export type Letter = (text: string, setting: Setting) => Outline

/** Opens the brand's font, the same that pages use, so that pictures need no font of the system. */
export async function openLettering(): Promise<Letter> {
  const font = create(await subsetWebFont('sfnt'))
  if (!('getVariation' in font)) throw new Error('The font is no single one.')
  return (text, { size, weight, width, tracking }) => {
    const { glyphs, positions } = font.getVariation({ wght: weight, wdth: width }).layout(text)
    const scale = size / font.unitsPerEm
    let advance = 0
    let path = ''
    for (const [index, glyph] of glyphs.entries()) {
      if (glyph.id === 0) continue
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
      path += glyph.path
        .scale(scale, -scale)
        .translate(advance + xOffset * scale, 0)
        .toSVG()
      advance += xAdvance * scale + tracking * size
    }
    return { path, advance }
  }
}
