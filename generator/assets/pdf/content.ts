import { fillText } from '../../../src/model/fillText.ts'
import { isSitePath } from '../../../src/model/linkTarget.ts'
import type { DocumentBlock, DocumentFact, DocumentPart } from '../../../src/model/section.ts'
import { documentPartOf } from '../../../src/sections/schemas.ts'
import type { SiteDocument } from '../../../src/site/documents.ts'
import type { Site } from '../../../src/site/site.ts'
import { plainText } from '../../manifest/markdown.ts'
import { formatPlace } from '../../emit/format.ts'
import { sectionAt } from '../../manifest/pages.ts'

/** A section of a PDF file. */
type ContentSection = {
  readonly heading: string
  readonly columns: number
  readonly part: DocumentPart
}

/** A text that leads to a URL. */
type ContentLink = { readonly text: string; readonly url: string }

/** Everything that a PDF file shows. */
export type PdfContent = {
  readonly title: string
  readonly company: string
  readonly summary: string
  readonly main: readonly ContentSection[]
  readonly side: readonly ContentSection[]
  readonly footer: {
    /** Address and date. */
    readonly lines: readonly string[]
    /** Phone number and website. */
    readonly links: readonly ContentLink[]
  }
}

/** The content of a PDF file. Its texts are those of the sections, the product and the place. */
export function pdfContent(site: Site, pdf: SiteDocument): PdfContent {
  const { product, places, footer, language, texts } = site
  const sections = (entries: SiteDocument['main']) =>
    entries.flatMap((entry) => contentSection(site, entry))
  const placeName = pdf.place ?? footer.place
  const declared = placeName === undefined ? undefined : places[placeName]
  const place =
    declared === undefined || placeName === undefined
      ? undefined
      : formatPlace(placeName, declared, site)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    title: pdf.title,
    company: product.name,
    summary: pdf.summary ?? product.description,
    main: sections(pdf.main),
    side: sections(pdf.side),
    footer: {
      lines: [
        ...(place === undefined ? [] : [place.address.lines.join(', ')]),
        fillText(texts.document.updated, { date: date.format(new Date(pdf.updated)) }),
      ],
      links: [
        ...(place?.phone === undefined
          ? []
          : [{ text: place.phone.text, url: `tel:${place.phone.dial}` }]),
        { text: new URL(product.origin).host, url: `${product.origin}/` },
      ],
    },
  }
}

function contentSection(site: Site, entry: SiteDocument['main'][number]): ContentSection[] {
  const located = sectionAt(site, entry.section)
  const part = located && documentPartOf(located.section)
  if (located === undefined || part === undefined) return []
  const { heading = located.section.heading, columns, omit } = entry
  return [
    {
      heading,
      columns,
      part:
        part.kind === 'blocks'
          ? { kind: 'blocks', blocks: part.blocks.map((block) => withoutOmitted(block, omit)) }
          : { kind: 'facts', facts: part.facts.map((fact) => withUrl(fact, site)) },
    },
  ]
}

const withoutOmitted = (
  { title, text, points }: DocumentBlock,
  omit: SiteDocument['main'][number]['omit'],
): DocumentBlock => ({
  title,
  ...(text === undefined || omit.includes('text') ? {} : { text: plainText(text) }),
  ...(points === undefined || omit.includes('points') ? {} : { points: points.map(plainText) }),
})

/** A PDF file can be anywhere, so its links contain the origin. */
const withUrl = (fact: DocumentFact, { product }: Site): DocumentFact =>
  fact.link !== undefined && isSitePath(fact.link)
    ? { ...fact, link: product.origin + fact.link }
    : fact

/** All texts of a PDF file, in reading order. */
export const textsOf = ({ title, summary, company, main, side, footer }: PdfContent) => [
  title,
  summary,
  ...[...main, ...side].flatMap(({ heading, part }) => [heading, ...textsOfPart(part)]),
  company,
  ...footer.lines,
  ...footer.links.map(({ text }) => text),
]

const textsOfPart = (part: DocumentPart): string[] =>
  part.kind === 'blocks'
    ? part.blocks.flatMap(({ title, text, points = [] }) => [
        title,
        ...(text === undefined ? [] : [text]),
        ...points,
      ])
    : part.facts.flatMap(({ term, values }) => [term, ...values])
