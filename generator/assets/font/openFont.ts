import { create, type Font } from 'fontkit'
import { subsetFont, type SourceFont } from './subsetFont.ts'

/** Opens a font with all its characters, and with the weights and widths that the site uses. */
export async function openFont(source: SourceFont): Promise<Font> {
  // fontkit cannot change the axes of a compressed font.
  const font = create(await subsetFont(source, 'sfnt', String.fromCodePoint(...source.characters)))
  if ('getVariation' in font) return font
  throw new Error('The font file contains several fonts. Declare a file with one font.')
}
