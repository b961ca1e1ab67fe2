import type { SiteDocument } from '../../../src/site/documents.ts'
import type { Site } from '../../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../../diagnostics/diagnostic.ts'
import type { Project } from '../../manifest/project.ts'
import { documentLayout } from './documentLayout.ts'
import { missingCharacters } from './missingCharacters.ts'
import type { Overflow } from './overflow.ts'

/** Errors of documents that do not fit on their page, or whose typeface lacks a character. */
export async function documentProblems(project: Project, site: Site): Promise<Diagnostic[]> {
  const problems = Object.entries(site.documents).map(async ([path, document]) => {
    const { content, fonts, layout } = await documentLayout(project, site, path, document)
    const missing = missingCharacters(site, path, content, fonts.has)
    if (missing.length > 0) return missing
    return layout.overflows.map((overflow) => tooLong(overflow, path, document))
  })
  return (await Promise.all(problems)).flat()
}

/** The diagnostic for a part that is too high. */
export function tooLong(
  { part, height, sections = [] }: Overflow,
  path: string,
  document: SiteDocument,
): Diagnostic {
  const excess = `${Math.ceil((height - 1) * 100)}%`
  return {
    code: 'document-too-long',
    path: ['documents', path, ...pathOf(part, document)],
    atKey: part === 'footer',
    message: `${MESSAGES[part]} is ${excess} too high for one page.`,
    hint: [HINTS[part], ...partsOf(sections)].join(' '),
  }
}

const pathOf = (part: Overflow['part'], { place }: SiteDocument): ModelPath => {
  if (part !== 'footer') return [part]
  return place === undefined ? [] : ['place']
}

const MESSAGES = {
  main: 'The wide column of the document',
  side: 'The narrow column of the document',
  title: 'The title of the document',
  footer: 'The footer of the document, with the address and the website,',
} as const

const SHORTEN =
  "Shorten the texts of its sections, leave out a part of them, e.g. omit: ['text'], or remove a section."

const HINTS = {
  main: SHORTEN,
  side: SHORTEN,
  title: 'Write a title of a few short words.',
  footer: 'Shorten the address of the place, or declare another place.',
} as const

/** The height of each section. */
const partsOf = (sections: NonNullable<Overflow['sections']>): string[] =>
  sections.length === 0
    ? []
    : [
        `Their heights: ${sections
          .map(({ heading, height }) => `${heading} ${Math.round(height * 100)}%`)
          .join(', ')}.`,
      ]
