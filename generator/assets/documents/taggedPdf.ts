import { PDFDocument } from 'pdfkit'
import { page } from './pageStyles.ts'

/** The metadata of a document. */
export type Metadata = {
  readonly title: string
  readonly author: string
  readonly subject: string
  /** A BCP 47 tag. */
  readonly language: string
  /** The day of the last change, `YYYY-MM-DD`. */
  readonly date: string
}

/**
 * An empty PDF/UA-1 document. PDFKit derives the id of the file from the metadata, so equal documents
 * have equal bytes.
 */
export class TaggedPdf extends PDFDocument {
  constructor({ title, author, subject, language, date }: Metadata) {
    const day = new Date(`${date}T00:00:00Z`)
    super({
      size: [page.width, page.height],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      subset: 'PDF/UA',
      lang: language,
      displayTitle: true,
      font: null,
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Creator: author,
        CreationDate: day,
        ModDate: day,
      },
    })
  }

  /** Escapes the metadata for XML, which PDFKit 0.20 does not. The info dictionary is already written. */
  override endMetadata(): void {
    this.info = Object.fromEntries(
      Object.entries(this.info).map(([name, value]) => [
        name,
        typeof value === 'string' ? escape(value) : value,
      ]),
    )
    super.endMetadata()
  }
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
