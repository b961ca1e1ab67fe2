/** A kind of section with its example, for the gallery. */
export type GalleryEntry = {
  readonly kind: string
  /** The doc comment of the schema. */
  readonly doc: string
  /** The source code of the example, as in the manifest. */
  readonly snippet: string
  /** The HTML of the rendered example. Undefined if there is a problem. */
  readonly html?: string | undefined
  /** Why the example cannot be shown, and what to do. */
  readonly problem?: string | undefined
}
