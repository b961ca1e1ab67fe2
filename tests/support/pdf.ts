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

const preferencesSchema = z.object({ DisplayDocTitle: z.boolean() })

const fontSchema = z.object({ missingFile: z.boolean() })

const infoSchema = z.object({ Title: z.string(), Language: z.string() })

/** Reads a PDF file with one page, with a parser that shares no code with the one that wrote it. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) => ('str' in item ? [item] : []))
  // Fonts are loaded with the operators of the page.
  await page.getOperatorList()
  const fonts = [...new Set(texts.map(({ fontName }) => fontName))].map((name) =>
    fontSchema.parse(page.commonObjs.get(name)),
  )
  const { info, metadata } = await document.getMetadata()
  const annotations: unknown = await page.getAnnotations()
  const result = {
    pages: document.numPages,
    /** The left, bottom, right and top side of the page. Points. */
    view: page.view,
    text: texts.map(({ str }) => str).join(''),
    /** The right side of the text that is farthest to the right. Points. */
    right: Math.max(...texts.map(({ transform, width }) => Number(transform[4]) + width)),
    /** The size of a text. Points. */
    sizeOf: (text: string) => texts.find(({ str }) => str === text)?.height,
    /** Whether all fonts are embedded. */
    hasAllFonts: fonts.every(({ missingFile }) => !missingFile),
    /** Whether readers show the title of the document instead of the name of the file. */
    showsTitle: preferencesSchema.parse(await document.getViewerPreferences()).DisplayDocTitle,
    elements: flatten(elementSchema.parse(await page.getStructTree())),
    isMarked: (await document.getMarkInfo())?.['Marked'],
    info: infoSchema.parse(info),
    xmpTitle: metadata?.get('dc:title'),
    /** The URLs of the links. Each link has a description. */
    links: z
      .array(z.object({ url: z.string(), contentsObj: z.object({ str: z.string().min(1) }) }))
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
