import type { ModelPath } from '../../diagnostics/diagnostic.ts'

/** The files of a manifest that an edit changes, by name, or the places that only their author can edit. */
export type Edited =
  | { readonly texts: ReadonlyMap<string, string>; readonly byHand: readonly [] }
  | { readonly texts: undefined; readonly byHand: readonly ByHand[] }

/** A place that is computed, or not written where the model has it. */
export type ByHand = { readonly path: ModelPath; readonly value?: string }
