/**
 * The content of a section in a document for download. A kind of section that can be in a document
 * returns one of these forms (`src/sections/documentParts.ts`).
 */
export type DocumentPart =
  | { readonly kind: 'blocks'; readonly blocks: readonly DocumentBlock[] }
  | { readonly kind: 'facts'; readonly facts: readonly DocumentFact[] }

/** A title with a text and a list. */
export type DocumentBlock = {
  readonly title: string
  /** One paragraph. Default: none. */
  readonly text?: string
  /** The entries of a list. Default: none. */
  readonly points?: readonly string[]
}

/** A term with its values. */
export type DocumentFact = {
  readonly term: string
  readonly values: readonly string[]
  /** The target of a link on the values. Default: no link. */
  readonly link?: string | undefined
}
