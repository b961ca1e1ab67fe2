import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import subset from 'subset-font'
import type { Site } from '../../../src/site/site.ts'
import { webFont, type CharacterRange } from '../../../src/theme/typography.ts'

/** A range of an axis, e.g. of weights. */
export type AxisRange = { readonly min: number; readonly max: number }

/** A font file, and the ranges of its axes that the site uses. */
export type SourceFont = {
  readonly bytes: Buffer
  /** The code points that it has a glyph for. */
  readonly characters: ReadonlySet<number>
  /** As in CSS `font-weight`. */
  readonly weights: AxisRange
  /** Percent, as in CSS `font-stretch`. Undefined if the font has no widths. */
  readonly widths: AxisRange | undefined
  /** Whether the letters have serifs. */
  readonly isSerif: boolean
  /** The values of the other axes, e.g. `opsz`: their defaults. */
  readonly pinned: Readonly<Record<string, number>>
}

/** The part of a font with these weights and widths: the nearest ones that it has. */
export const narrowFont = (
  font: SourceFont,
  axes: { readonly weights: AxisRange; readonly widths: AxisRange },
): SourceFont => ({
  ...font,
  weights: rangeIn(font.weights, axes.weights),
  widths: font.widths && rangeIn(font.widths, axes.widths),
})

/** Reads a variable font. */
export async function readFont(file: string, isSerif = false): Promise<SourceFont> {
  const bytes = await readFile(file)
  const { variationAxes, characterSet } = openVariableFont(bytes, file)
  const { wght, wdth, ...others } = variationAxes
  if (wght === undefined) throw new Error(problem(file, 'has no axis of weights (wght)'))
  const pinned = Object.entries(others).map(([tag, axis]) => [tag, axis?.default ?? 0])
  return {
    bytes,
    characters: new Set(characterSet),
    weights: rangeIn(wght, webFont.weights),
    widths: wdth && rangeIn(wdth, webFont.widths),
    isSerif,
    pinned: Object.fromEntries(pinned),
  }
}

function openVariableFont(bytes: Buffer, file: string): Font {
  try {
    const font = create(bytes)
    if ('variationAxes' in font) return font
  } catch {
    throw new Error(problem(file, 'cannot be read'))
  }
  throw new Error(problem(file, 'contains several fonts'))
}

const problem = (file: string, reason: string) =>
  `The font ${path.basename(file)} ${reason}. Declare a file with one variable font in brand.typeface.`

/** The part of a range that an axis has. The nearest value if it has none. */
function rangeIn(axis: AxisRange, range: AxisRange): AxisRange {
  const clamp = (value: number) => Math.min(Math.max(value, axis.min), axis.max)
  return { min: clamp(range.min), max: clamp(range.max) }
}

/** A text with all characters of these ranges. */
export const charactersIn = (ranges: readonly CharacterRange[]): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')

/** The characters of the texts of a site, also in upper case, in a fixed order. */
export function charactersOf(site: Site): string {
  const text = JSON.stringify(site)
  return [...new Set(text + text.toLocaleUpperCase(site.language))].toSorted().join('')
}

/** A font with only the weights and widths that the site uses, and only these characters. Default: those of `webFont`. */
export async function subsetFont(
  { bytes, weights, widths, pinned }: SourceFont,
  targetFormat: 'woff2' | 'sfnt',
  characters = charactersIn(webFont.characters),
): Promise<Buffer> {
  return subset(bytes, characters, {
    targetFormat,
    variationAxes: {
      wght: valueOrRange(weights),
      ...(widths && { wdth: valueOrRange(widths) }),
      ...pinned,
    },
  })
}

const valueOrRange = ({ min, max }: AxisRange) => (min === max ? min : { min, max })
