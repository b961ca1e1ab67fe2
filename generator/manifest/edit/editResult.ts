import type { ModelPath } from '../../diagnostics/diagnostic.ts'

/** The files of a manifest that an edit changes, by name, or the places that only their author can edit. */
export type EditResult =
  | { readonly texts: ReadonlyMap<string, string>; readonly manualEdits: readonly [] }
  | { readonly texts: undefined; readonly manualEdits: readonly ManualEdit[] }

/** A place that is computed, or not written where the model has it. */
export type ManualEdit = { readonly path: ModelPath; readonly value?: string }
