/** Types for the used part of PDFKit 0.20, which has none. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  /** The settings of a document. */
  export type DocumentOptions = {
    readonly size: readonly [width: number, height: number]
    readonly margin: number
    readonly pdfVersion: '1.5' | '1.7'
    /** Adds the structure tree. */
    readonly tagged: true
    /** Adds the identification of PDF/UA-1. */
    readonly subset: 'PDF/UA'
    /** A BCP 47 tag. */
    readonly lang: string
    /** Shows the title instead of the file name in the window of the reader. */
    readonly displayTitle: true
    /** The font at the start. Null: none, so that the document embeds only registered fonts. */
    readonly font: null
    readonly info: DocumentInfo
  }

  /** The metadata of a document. */
  export type DocumentInfo = { readonly [name: string]: string | Date }

  /** A text in an annotation: an object made by `new String`, because PDFKit writes a primitive string as a name. */
  export type PdfString = { toString(): string }

  /** An element of the structure tree. */
  export class StructureElement {
    private readonly element: never
  }

  /** Draws content. It is marked as content of the element that has it as child. */
  export type Draw = () => void

  export class PDFDocument extends Readable {
    constructor(options: DocumentOptions)
    info: DocumentInfo
    /** Called by `end` after the info dictionary is written. */
    endMetadata(): void
    registerFont(name: string, bytes: Uint8Array): this
    font(name: string, size: number): this
    fillColor(color: string, opacity?: number): this
    text(
      text: string,
      x: number,
      y: number,
      options: {
        readonly lineBreak: false
        readonly baseline: 'alphabetic'
        readonly characterSpacing?: number
      },
    ): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(factor: number): this
    rect(x: number, y: number, width: number, height: number): this
    path(data: string): this
    fill(color: string, rule?: 'even-odd'): this
    image(bytes: Buffer, x: number, y: number, options: { width: number; height: number }): this
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { readonly structParent: StructureElement; readonly Contents: PdfString },
    ): this
    struct(
      type: string,
      options: { readonly alt?: string; readonly bbox?: readonly number[] },
      children: readonly (StructureElement | Draw)[],
    ): StructureElement
    addStructure(element: StructureElement): this
    markContent(tag: 'Artifact', options: { readonly type: 'Layout' }): this
    endMarkedContent(): this
    end(): void
  }
}
