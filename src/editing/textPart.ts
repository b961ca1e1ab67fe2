import type { TextPart } from './protocol.ts'

/** The text as pages show it. */
export const joinParts = (parts: readonly TextPart[]) =>
  parts.map((part) => ('text' in part ? part.text : part.value)).join('')
