import { create, type Font } from 'fontkit'
import { cachedSubset } from '../font/cachedSubset.ts'
import { narrowFont, type AxisRange, type SourceFont } from '../font/subsetFont.ts'
import { fontStyles, type FontName, type Measure } from './textStyles.ts'

/** The fonts of a document: fonts with one weight and width, and only the characters of the document. */
export type DocumentFonts = {
  readonly files: Readonly<Record<FontName, Buffer>>
  readonly measure: Measure
  /** Whether the typeface contains a character. */
  readonly has: (character: string) => boolean
}

/** Makes the fonts of a document from the font of the site. Uses the cache `.cache/font`. */
export async function documentFonts(
  source: SourceFont,
  texts: readonly string[],
  root: string,
): Promise<DocumentFonts> {
  const characters = charactersOf(texts)
  const fileOf = async (name: FontName) => {
    const { weight, width } = fontStyles[name]
    const font = narrowFont(source, { weights: only(weight), widths: only(width) })
    return Buffer.concat([await cachedSubset(font, 'sfnt', characters, root), PADDING])
  }
  const files = {
    regular: await fileOf('regular'),
    strong: await fileOf('strong'),
    display: await fileOf('display'),
  }
  const fonts = {
    regular: openFont(files.regular),
    strong: openFont(files.strong),
    display: openFont(files.display),
  }
  return {
    files,
    measure: textMeasure(fonts),
    has: (character) => fonts.regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  }
}

/** The characters of texts, each once, with the space. */
export const charactersOf = (texts: readonly string[]) =>
  [...new Set(['\u0020', ...texts.join('')])].toSorted().join('')

/**
 * Zeros after the font file. fontkit also reads the header of a glyph without outlines, such as the space,
 * which may be at the end of the file.
 */
const PADDING = Buffer.alloc(16)

/** One value of an axis. */
const only = (value: number): AxisRange => ({ min: value, max: value })

function openFont(bytes: Buffer): Font {
  const font = create(bytes)
  if ('layout' in font) return font
  throw new Error('The font file contains several fonts. Declare a file with one font.')
}

/** Measures word by word, as PDFKit does. */
function textMeasure(fonts: Readonly<Record<FontName, Font>>): Measure {
  const known = new Map<string, number>()
  const widthOf = (word: string, name: FontName) => {
    const key = `${name} ${word}`
    const width = known.get(key) ?? fonts[name].layout(word).advanceWidth / fonts[name].unitsPerEm
    known.set(key, width)
    return width
  }
  return (text, { font, size }) =>
    text.split(/(?<= )/).reduce((sum, word) => sum + widthOf(word, font) * size, 0)
}
