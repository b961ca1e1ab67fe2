import { documentKinds, documentPartOf } from '../../src/sections/schemas.ts'
import { languageOf, type Site } from '../../src/site/site.ts'
import type { SiteDocument } from '../../src/site/documents.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { listNames } from '../diagnostics/suggest.ts'
import { sectionAt } from '../manifest/pages.ts'
import { duplicates, type Occurrence, type Rule } from './rule.ts'
/** Documents contain sections of kinds that can be in a document, each once, and a page links to each document. */
export const documentsAreValid: Rule = (site, { references }) => {
  const linked = new Set(references.flatMap(({ kind, name }) => (kind === 'link' ? [name] : [])))
  return Object.entries(site.documents).flatMap(([path, document]) => [
    ...wrongDirection(site, path),
    ...sectionProblems(site, document, ['documents', path]),
    ...(linked.has(path) ? [] : [unused(path)]),
  ])
}

function wrongDirection(site: Site, path: string): Diagnostic[] {
  const { tag, direction } = languageOf(site)
  if (direction === 'ltr') return []
  return [
    {
      code: 'document-direction',
      path: ['documents', path],
      atKey: true,
      message: `The site is written from right to left (${tag}), which documents do not support.`,
      hint: 'Remove the document, or link to a file on another host.',
    },
  ]
}

function sectionProblems(site: Site, { main, side }: SiteDocument, path: ModelPath): Diagnostic[] {
  const entries = Object.entries({ main, side }).flatMap(([column, sections]) =>
    sections.map(({ section: value }, index) => ({
      value,
      path: [...path, column, index, 'section'],
    })),
  )
  return [
    ...duplicates(
      'repeated-document-section',
      'in the document',
      entries,
      'Remove one of the two entries.',
    ),
    ...entries.flatMap((entry): Diagnostic[] => {
      const located = sectionAt(site, entry.value)
      if (located === undefined) return wholePage(entry)
      if (documentPartOf(located.section) !== undefined) return []
      return [
        {
          code: 'document-section-kind',
          path: entry.path,
          message: `${JSON.stringify(entry.value)} is a section of the kind ${located.section.kind}, which cannot be in a document.`,
          hint: 'Choose a section of another kind.',
          names: listNames(documentKinds, 'kinds'),
        },
      ]
    }),
  ]
}

/** `#main` is the id of the page's content. `references.ts` reports other ids that do not exist. */
const wholePage = ({ value, path }: Occurrence): Diagnostic[] =>
  value.endsWith('#main')
    ? [
        {
          code: 'document-section-kind',
          path,
          message: `${JSON.stringify(value)} is the whole page, which cannot be in a document.`,
          hint: 'Write the id of a section, e.g. /services#our-work.',
        },
      ]
    : []

const unused = (path: string): Diagnostic => ({
  code: 'unused-document',
  path: ['documents', path],
  atKey: true,
  message: `No page links to ${JSON.stringify(path)}.`,
  hint: `Link to it, e.g. { text: 'Capabilities Statement', to: ${JSON.stringify(path)} }.`,
})
