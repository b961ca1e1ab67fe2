/** A part of a text: characters, or a value that the manifest inserts with `${…}`. */
export type TextPart =
  | {
      /** The characters. */
      readonly text: string
    }
  | {
      /** The code of the inserted value in the manifest, e.g. `facts.founded.value`. */
      readonly code: string
      /** The inserted value, e.g. `2015`. */
      readonly value: string
    }

/** A value that a text inserts. */
export type InsertedPart = Extract<TextPart, { readonly code: string }>

/** The text as pages show it. */
export const joinParts = (parts: readonly TextPart[]) =>
  parts.map((part) => ('text' in part ? part.text : part.value)).join('')

/** The text as an author types it: inserted values are `${code}`. */
export const sourceOf = (parts: readonly TextPart[]) =>
  parts.map((part) => ('text' in part ? part.text : `\${${part.code}}`)).join('')

/** The parts of a typed text. Only the values that the old text inserts are inserted. */
export function typedParts(typed: string, old: readonly TextPart[]): TextPart[] {
  const inserted = (piece: string) =>
    old.find((part) => 'code' in part && sourceOf([part]) === piece)
  const pieces = typed.split(/(\$\{[^{}]*\})/).filter((piece) => piece !== '')
  return pieces.map((piece) => inserted(piece) ?? { text: piece })
}
