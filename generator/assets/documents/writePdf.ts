import { buffer } from 'node:stream/consumers'
import type { Draw, StructureElement } from 'pdfkit'
import type { Element, Rectangle, TextLine } from './box.ts'
import type { DocumentLogo } from './documentLogo.ts'
import { page } from './pageStyles.ts'
import { TaggedPdf, type Metadata } from './taggedPdf.ts'
import type { FontName } from './textStyles.ts'

/** What the file of a document contains. */
export type PdfContent = {
  readonly metadata: Metadata
  /** The backgrounds and decorations, from back to front. */
  readonly decoration: readonly Rectangle[]
  /** The logo and its alternative text. */
  readonly logo: DocumentLogo & { readonly alt: string }
  /** The structure elements in reading order, after the logo. */
  readonly content: readonly (Element | TextLine)[]
  readonly fonts: Readonly<Record<FontName, Uint8Array>>
}

/** Writes a tagged PDF file with one page. */
export async function writePdf(pdf: PdfContent): Promise<Buffer> {
  const document = new TaggedPdf(pdf.metadata)
  for (const [name, bytes] of Object.entries(pdf.fonts)) document.registerFont(name, bytes)
  document.markContent('Artifact', { type: 'Layout' })
  for (const { x, y, width, height, color } of pdf.decoration)
    document.rect(x, y, width, height).fill(color)
  document.endMarkedContent()
  const children = pdf.content.map((item) => structure(document, item))
  document.addStructure(
    document.struct('Document', {}, [logoElement(document, pdf.logo), ...children]),
  )
  document.end()
  return buffer(document)
}

/** A structure element, or a function that draws a line of text. */
function structure(document: TaggedPdf, item: Element | TextLine): StructureElement | Draw {
  if (item.kind === 'text') return () => drawText(document, item)
  const children = joinedLines(item.children.map((child) => structure(document, child)))
  const { tag, areas = [] } = item
  if (areas.length === 0) return document.struct(tag, {}, children)
  // The annotations are drawn with the text, when the element exists.
  const drawAreas = () => {
    for (const { x, y, width, height, url, description } of areas) {
      const Contents = new String(description)
      document.link(x, y, width, height, url, { structParent: element, Contents })
    }
  }
  const element: StructureElement = document.struct(tag, {}, joinedLines([...children, drawAreas]))
  return element
}

/** Joins neighboring functions, so that the lines of a text are one marked content. */
function joinedLines(children: readonly (StructureElement | Draw)[]): (StructureElement | Draw)[] {
  const joined: (StructureElement | Draw)[] = []
  for (const child of children) {
    const last = joined.at(-1)
    if (typeof child === 'function' && typeof last === 'function') {
      joined[joined.length - 1] = () => {
        last()
        child()
      }
    } else joined.push(child)
  }
  return joined
}

function drawText(document: TaggedPdf, { text, x, y, style }: TextLine): void {
  document
    .font(style.font, style.size)
    .fillColor(style.color)
    .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
}

/** The height of the logo, unless it is too wide. Points. */
const LOGO_HEIGHT = 42

/** The largest width of the logo. Points. */
const LOGO_WIDTH = page.width - page.side - 2 * page.margin

function logoElement(document: TaggedPdf, logo: PdfContent['logo']): StructureElement {
  const scale = Math.min(LOGO_HEIGHT / logo.height, LOGO_WIDTH / logo.width)
  const top = (page.header - logo.height * scale) / 2
  const bbox = [page.margin, top, page.margin + logo.width * scale, top + logo.height * scale]
  const draw = () => {
    document.save().translate(page.margin, top).scale(scale)
    for (const each of logo.paths) {
      document.save().translate(each.x, each.y).scale(each.scale).path(each.path)
      document.fill(each.color, each.isEvenOdd ? 'even-odd' : undefined).restore()
    }
    for (const { png, x, y, width, height } of logo.images)
      document.image(png, x, y, { width, height })
    document.restore()
  }
  return document.struct('Figure', { alt: logo.alt, bbox }, [draw])
}
