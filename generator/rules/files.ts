import path from 'node:path'
import { nameHint } from '../diagnostics/suggest.ts'
import { duplicates, type Rule } from './rule.ts'

/** Each file for download exists, has the extension of its path, and has a path of its own. */
export const downloadsExist: Rule<'files' | 'documents'> = function* (site, { downloads }) {
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
    if (path.extname(file) === path.extname(name)) continue
    yield {
      code: 'file-extension-mismatch',
      path: ['files', name],
      atKey: true,
      message: `${JSON.stringify(name)} and src/files/${file} have different extensions. Browsers would open the download with the wrong program.`,
      hint: `End the path with ${path.extname(file)}, or choose another file.`,
    }
  }
  yield* duplicates(
    'duplicate-download',
    'the path of a document',
    [...Object.keys(site.documents), ...Object.keys(site.files)].map((value, index) => ({
      value,
      path: [index < Object.keys(site.documents).length ? 'documents' : 'files', value],
      atKey: true,
    })),
    'Choose another path.',
  )
}
