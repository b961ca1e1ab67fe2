import { extname } from 'node:path'
import { documentKinds, documentPartOf } from '../../src/sections/schemas.ts'
import type { SiteDocument } from '../../src/site/documents.ts'
import { languageOf, type Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { listNames, nameHint } from '../diagnostics/suggest.ts'
import { sectionAt } from '../manifest/pages.ts'
import { duplicates, type Rule } from './rule.ts'

/** Documents contain sections of kinds that can be in a document, each once, and a page links to each document. */
export const documentsAreValid: Rule = function* (site, { references }) {
  const linked = new Set(references.flatMap(({ kind, name }) => (kind === 'link' ? [name] : [])))
  const { tag, direction } = languageOf(site)
  for (const [name, pdf] of Object.entries(site.documents)) {
    const path = ['documents', name]
    if (direction === 'rtl') {
      yield {
        code: 'document-direction',
        path,
        atKey: true,
        message: `The site is written from right to left (${tag}), which documents do not support.`,
        hint: 'Remove the document, or link to a file on another host.',
      }
    }
    yield* sectionProblems(site, pdf, path)
    if (linked.has(name)) continue
    yield {
      code: 'unused-document',
      path,
      atKey: true,
      message: `No page links to ${JSON.stringify(name)}.`,
      hint: `Link to it, e.g. { text: 'Capabilities Statement', to: ${JSON.stringify(name)} }.`,
    }
  }
}

function* sectionProblems(
  site: Site,
  { main, side }: SiteDocument,
  root: ModelPath,
): Generator<Diagnostic> {
  const entries = Object.entries({ main, side }).flatMap(([column, sections]) =>
    sections.map(({ section: value }, index) => ({
      value,
      path: [...root, column, index, 'section'],
    })),
  )
  yield* duplicates(
    'repeated-document-section',
    'in the document',
    entries,
    'Remove one of the two entries.',
  )
  for (const { value, path } of entries) {
    const located = sectionAt(site, value)
    if (located !== undefined && documentPartOf(located.section) === undefined) {
      yield {
        code: 'document-section-kind',
        path,
        message: `${JSON.stringify(value)} is a section of the kind ${located.section.kind}, which cannot be in a document.`,
        hint: 'Choose a section of another kind.',
        names: listNames(documentKinds, 'kinds'),
      }
    }
    // The id of the page's content. `references.ts` reports other ids that do not exist.
    if (located === undefined && value.endsWith('#main')) {
      yield {
        code: 'document-section-kind',
        path,
        message: `${JSON.stringify(value)} is the whole page, which cannot be in a document.`,
        hint: 'Write the id of a section, e.g. /services#our-work.',
      }
    }
  }
}

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
    if (extname(file).toLowerCase() === extname(name)) continue
    yield {
      code: 'file-extension-mismatch',
      path: ['files', name],
      atKey: true,
      message: `${JSON.stringify(name)} and src/files/${file} have different extensions. Browsers would open the download with the wrong program.`,
      hint: `End the path with ${extname(file).toLowerCase()}, or choose another file.`,
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
