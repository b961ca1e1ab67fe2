import { extname } from 'node:path'
import type { DiagnosticText } from '../diagnostics/diagnostic.ts'
import { nameHint } from '../diagnostics/suggest.ts'
import { allPages } from '../manifest/sitePages.ts'
import { capitalize } from '../text.ts'
import type { Rule } from './rule.ts'

/** Each file for download exists and has the extension of its path. */
export const downloadsExist: Rule = function* (site, { downloads }) {
  for (const [name, { file }] of Object.entries(site.files)) {
    const problem = missingFile(file, downloads)
    if (problem !== undefined) yield { ...problem, path: ['files', name, 'file'] }
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

/** The problem of a file that is not in `src/files/`. `existing`: the names of those that are, if they are known. */
export const missingFile = (
  file: string,
  existing: ReadonlySet<string> | undefined,
): DiagnosticText | undefined =>
  existing?.has(file) === false
    ? {
        code: 'missing-file',
        message: `The file src/files/${file} does not exist.`,
        ...nameHint(file, [...existing].toSorted(), 'files in src/files'),
      }
    : undefined

/** Each kind of section has a component. It is reported where the kind is used first. */
export const sectionsHaveComponents: Rule = function* (site, { sectionFiles }) {
  const known = new Set<string>()
  for (const { page, root } of allPages(site)) {
    for (const [index, { kind }] of page.sections.entries()) {
      const name = capitalize(kind)
      if (known.has(kind) || sectionFiles?.has(`${kind}/${name}.tsx`) !== false) continue
      known.add(kind)
      yield {
        code: 'missing-component',
        path: [...root, 'sections', index, 'kind'],
        message: `The component of "${kind}" is missing: src/sections/${kind}/${name}.tsx does not exist.`,
        hint: `Write the component in this file and export it as ${name}.`,
      }
    }
  }
}
