import type { SiteDocument } from '../../../src/site/documents.ts'
import type { Site } from '../../../src/site/site.ts'
import { type Diagnostic, simpleValues, type ModelPath } from '../../diagnostics/diagnostic.ts'
import { formatCharacter } from '../../diagnostics/unsafeText.ts'
import { sectionAt } from '../../manifest/pages.ts'
import type { Project } from '../../manifest/project.ts'
import { sharedCharacters, siteFont } from '../font.ts'
import { type PdfContent, textsOf } from './content.ts'
import { type PartHeight, pdfParts } from './pdfFiles.ts'

/** Errors of PDF files that do not fit on their page, or whose typeface lacks a character. */
export async function pdfProblems(project: Project, site: Site): Promise<Diagnostic[]> {
  if (Object.keys(site.documents).length === 0) return []
  const characters = sharedCharacters(await siteFont(project, site.brand))
  const problems = Object.entries(site.documents).map(async ([path, pdf]) => {
    const { content, heights } = await pdfParts(project, site, pdf)
    const missing = missingCharacters(site, path, content, characters)
    if (missing.length > 0) return missing
    return heights.filter(({ height }) => height > 1).map((height) => tooLong(height, path, pdf))
  })
  return (await Promise.all(problems)).flat()
}

/** The diagnostic for a part that is too high. */
function tooLong(
  { part, height, sections }: PartHeight,
  path: string,
  pdf: SiteDocument,
): Diagnostic {
  const excess = `${Math.ceil((height - 1) * 100)}%`
  return {
    code: 'document-too-long',
    path: ['documents', path, ...pathOf(part, pdf)],
    atKey: part === 'footer',
    message: `${MESSAGES[part]} is ${excess} too high for one page.`,
    hint: [HINTS[part], ...partsOf(sections)].join(' '),
  }
}

const pathOf = (part: PartHeight['part'], { place }: SiteDocument): ModelPath => {
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
const partsOf = (sections: PartHeight['sections']): string[] =>
  sections.length === 0
    ? []
    : [
        `Their heights: ${sections
          .map(({ heading, height }) => `${heading} ${Math.round(height * 100)}%`)
          .join(', ')}.`,
      ]

/** An error for each text of a PDF file with a character that the typeface lacks. */
function missingCharacters(
  site: Site,
  pdfPath: string,
  content: PdfContent,
  characters: ReadonlySet<number>,
): Diagnostic[] {
  const missingIn = (text: string) =>
    [...new Set(text)].filter((character) => !characters.has(character.codePointAt(0) ?? 0))
  const pdf = site.documents[pdfPath]
  const sections = pdf === undefined ? [] : [...pdf.main, ...pdf.side]
  const located = sections.flatMap(({ section: link }) => {
    const found = sectionAt(site, link)
    return found === undefined ? [] : [...simpleValues(found.section, found.path)]
  })
  return [...new Set(textsOf(content))].flatMap((text) => {
    const missing = missingIn(text)
    if (missing.length === 0) return []
    const path = located.find(({ value }) => value === text)?.path ?? ['documents', pdfPath]
    return [
      {
        code: 'missing-character',
        path,
        message: `The typeface lacks ${missing.map(formatCharacter).join(' and ')} in ${JSON.stringify(text)}, so ${pdfPath} cannot show it.`,
        hint: 'Write the text without it, or declare another typeface in brand.typeface.',
      },
    ]
  })
}
