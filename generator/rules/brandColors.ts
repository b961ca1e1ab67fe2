import type { Typeface } from '../../src/site/brand.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nameHint } from '../diagnostics/suggest.ts'
import { lowContrasts } from '../brand/siteColors.ts'
import type { Rule } from './rule.ts'
import { parseSymbol } from '../brand/readSymbol.ts'

/** The colors of the brand have enough contrast for the texts and controls that use them (WCAG 2.2). */
export const brandColorsAreReadable: Rule = function* ({ brand: { colors } }) {
  for (const { name, to, contrast, needed, nearest } of lowContrasts(colors)) {
    yield {
      code: 'low-contrast',
      path: ['brand', 'colors', name],
      message: `The contrast of "${colors[name]}" to ${to} is ${floor(contrast)}:1. It must be at least ${needed}:1.`,
      hint:
        nearest === undefined
          ? 'No color has enough contrast. Choose a darker background first.'
          : `The nearest color with enough contrast is "${nearest}".`,
    }
  }
}

/** Rounded down to two digits, so that 4.499 is not shown as 4.5. */
const floor = (ratio: number) => Math.floor(ratio * 100) / 100

/** The file of the symbol exists and contains only shapes and gradients. */
export const symbolIsDrawable: Rule = function* (
  { brand: { symbol: file } },
  { svgFiles = new Map<string, string>() },
) {
  if (file === undefined) return
  const path = ['brand', 'symbol']
  const text = svgFiles.get(file)
  if (text === undefined) {
    yield {
      code: 'missing-image-file',
      path,
      message: `The file src/images/${file} does not exist.`,
      ...nameHint(file, [...svgFiles.keys()].toSorted(), 'SVG files in src/images'),
    }
    return
  }
  for (const { position, message, hint } of parseSymbol(text).problems) {
    const located = `src/images/${file}:${position}: ${message}`
    yield { code: 'invalid-symbol', path, message: located, hint }
  }
}

/** The fonts of the typefaces are installed, or their files exist. */
export const typefaceExists: Rule = function* ({ brand }, { fonts }) {
  for (const key of ['typeface', 'headingTypeface'] as const) {
    const typeface = brand[key]
    if (typeface !== undefined) yield* missingFont(typeface, ['brand', key], fonts)
  }
}

function* missingFont(
  typeface: Typeface,
  path: readonly string[],
  fonts: ReadonlySet<string> | undefined,
): Iterable<Diagnostic> {
  if (typeface.kind === 'package') {
    const { name } = typeface
    if (fonts?.has(name) !== false) return
    yield {
      code: 'missing-font',
      path: [...path, 'name'],
      message: `The package ${name} is not installed.`,
      hint: `Run: npm install ${name}`,
    }
    return
  }
  const { file } = typeface
  if (fonts?.has(file) !== false) return
  const files = [...fonts].filter((name) => !name.startsWith('@')).toSorted()
  yield {
    code: 'missing-font',
    path: [...path, 'file'],
    message: `The file src/fonts/${file} does not exist.`,
    ...(files.length === 0
      ? { hint: 'Put the font file into src/fonts/.' }
      : nameHint(file, files, 'files in src/fonts')),
  }
}
