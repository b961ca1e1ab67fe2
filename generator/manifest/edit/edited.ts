import type { ModelPath } from '../../diagnostics/diagnostic.ts'

/** A manifest's text after an edit, or the places that only its author can edit. */
export type Edited =
  | { readonly text: string; readonly byHand: readonly [] }
  | { readonly text: undefined; readonly byHand: readonly ByHand[] }

/** A place that is computed, or not written where the model has it. */
export type ByHand = { readonly path: ModelPath; readonly value?: string }
