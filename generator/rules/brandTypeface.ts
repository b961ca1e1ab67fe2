import { nameHint } from '../diagnostics/suggest.ts'
import type { Rule } from './rule.ts'

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
