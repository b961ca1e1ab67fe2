import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { webFont } from '../../../src/theme/webFont.ts'

/** The path of the complete font file. */
export const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
)

/** The font of the site with only the characters, weights and widths that the site uses. */
export async function subsetWebFont(targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const { weights, widths, characters } = webFont
  const text = characters.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  return subsetFont(await readFile(fontFile), text.join(''), {
    targetFormat,
    variationAxes: { wght: weights, wdth: widths },
  })
}
