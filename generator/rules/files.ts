import { extname } from 'node:path'
import { nameHint } from '../diagnostics/suggest.ts'
import type { Rule } from './rule.ts'

/** Each file for download exists and has the extension of its path. */
export const downloadsExist: Rule<'files'> = function* (site, { downloads }) {
  for (const [name, { file }] of Object.entries(site.files)) {
    const at = ['files', name, 'file']
    if (downloads?.has(file) === false) {
      yield {
        code: 'missing-file',
        path: at,
        message: `The file src/files/${file} does not exist.`,
        ...nameHint(file, [...downloads].toSorted(), 'files in src/files'),
      }
    }
    if (extname(file).toLowerCase() === extname(name)) continue
    yield {
      code: 'file-extension-mismatch',
      path: ['files', name],
      atKey: true,
      message: `${JSON.stringify(name)} and src/files/${file} have different extensions. Browsers would open the download with the wrong program.`,
      hint: `End the path with ${extname(file).toLowerCase()}, or choose another file.`,
    }
  }
}
