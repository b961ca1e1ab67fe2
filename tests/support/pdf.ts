import * as z from 'zod'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** An element of the structure tree of a PDF file. */
export type PdfElement = {
  readonly role: string
  readonly alt?: string | undefined
  readonly children: readonly PdfElement[]
}

const elementSchema: z.ZodType<PdfElement> = z.object({
  role: z.string().default(''),
  alt: z.string().optional(),
  get children() {
    return z.array(elementSchema).default([])
  },
})

const infoSchema = z.object({ Title: z.string(), Language: z.string() })

/** Reads a PDF file with one page, with a parser that shares no code with the one that wrote it. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const { info, metadata } = await document.getMetadata()
  const annotations: unknown = await page.getAnnotations()
  const result = {
    pages: document.numPages,
    /** The left, bottom, right and top side of the page. Points. */
    view: page.view,
    text: items.map((item) => ('str' in item ? item.str : '')).join(''),
    elements: flatten(elementSchema.parse(await page.getStructTree())),
    isMarked: (await document.getMarkInfo())?.['Marked'],
    info: infoSchema.parse(info),
    xmpTitle: metadata?.get('dc:title'),
    links: z
      .array(z.object({ url: z.string() }))
      .parse(annotations)
      .map(({ url }) => url),
  }
  await task.destroy()
  return result
}

const flatten = (element: PdfElement): PdfElement[] => [
  element,
  ...element.children.flatMap(flatten),
]
