import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nameHint } from '../diagnostics/suggest.ts'
import { parseSymbol } from '../symbol/parseSymbol.ts'
import type { Rule } from './rule.ts'

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
