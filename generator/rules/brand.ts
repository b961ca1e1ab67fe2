import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { lowContrasts } from './colors.ts'
import type { Rule } from './rule.ts'
import { nameHint } from '../diagnostics/suggest.ts'
import { parseSymbol } from './symbol.ts'

/** The colors of the brand have enough contrast for the texts and controls that use them (WCAG 2.2). */
export const brandColorsAreReadable: Rule<'brand'> = ({ brand: { colors } }) =>
  lowContrasts(colors).map(({ name, to, found, needed, nearest }): Diagnostic => ({
    code: 'low-contrast',
    path: ['brand', 'colors', name],
    message: `The contrast of "${colors[name]}" to ${to} is ${floor(found)}:1. It must be at least ${needed}:1.`,
    hint:
      nearest === undefined
        ? 'No color has enough contrast. Choose a darker background first.'
        : `The nearest color with enough contrast is "${nearest}".`,
  }))

/** Rounded down to two digits, so that 4.499 is not shown as 4.5. */
const floor = (ratio: number) => Math.floor(ratio * 100) / 100

/** The file of the symbol exists and contains only shapes and gradients. */
export const symbolIsDrawable: Rule<'brand'> = (
  { brand },
  { svgFiles = new Map<string, string>() },
) => {
  const { symbol: file } = brand
  if (file === undefined) return []
  const path = ['brand', 'symbol']
  const text = svgFiles.get(file)
  if (text === undefined) {
    return [
      {
        code: 'missing-image-file',
        path,
        message: `The file src/images/${file} does not exist.`,
        ...nameHint(file, [...svgFiles.keys()].toSorted(), 'SVG files in src/images'),
      },
    ]
  }
  return parseSymbol(text).problems.map(({ position, message, hint }): Diagnostic => ({
    code: 'invalid-symbol',
    path,
    message: `src/images/${file}:${position}: ${message}`,
    hint,
  }))
}

/** The font of the typeface is installed, or its file exists. */
export const typefaceExists: Rule<'brand'> = ({ brand: { typeface } }, { fonts }) => {
  if (fonts === undefined) return []
  if (typeface.kind === 'package') {
    const { name } = typeface
    if (fonts.has(name)) return []
    return [
      {
        code: 'missing-font',
        path: ['brand', 'typeface', 'name'],
        message: `The package ${name} is not installed.`,
        hint: `Run: npm install ${name}`,
      },
    ]
  }
  const { file } = typeface
  if (fonts.has(file)) return []
  const files = [...fonts].filter((name) => !name.startsWith('@')).toSorted()
  return [
    {
      code: 'missing-font',
      path: ['brand', 'typeface', 'file'],
      message: `The file src/fonts/${file} does not exist.`,
      ...(files.length === 0
        ? { hint: 'Put the font file into src/fonts/.' }
        : nameHint(file, files, 'files in src/fonts')),
    },
  ]
}
