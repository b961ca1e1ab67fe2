/** A part of a document that is too high. */
export type Overflow = {
  readonly part: 'main' | 'side' | 'title' | 'footer'
  /** Its height as a part of the available height, e.g. 1.1. */
  readonly height: number
  /** Of a column: its sections with their part of the available height. */
  readonly sections?: readonly { readonly heading: string; readonly height: number }[]
}
