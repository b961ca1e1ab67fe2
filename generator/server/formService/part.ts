/** The name and value of a submitted form field. A name may occur several times. */
export type Part = readonly [name: string, value: string]

/** A submitted file. */
export type FilePart = {
  /** The name of the form field. */
  readonly part: string
  /** The name that the sender gave the file. It can contain anything. */
  readonly name: string
  /** The media type that the sender gave the file. It can be wrong. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** The value of the first part with this name. */
export const valueOf = (parts: readonly Part[], name: string): string | undefined =>
  parts.find(([partName]) => partName === name)?.[1]
