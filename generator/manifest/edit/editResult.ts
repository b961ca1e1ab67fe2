import type { ModelPath } from '../../diagnostics/diagnostic.ts'

/** The new texts of the edited files by name, or the values that must be edited manually. */
export type EditResult =
  | { readonly texts: ReadonlyMap<string, string>; readonly manualEdits: readonly [] }
  | { readonly texts: undefined; readonly manualEdits: readonly ManualEdit[] }

/** A value that is computed, so it cannot be edited automatically. */
export type ManualEdit = { readonly path: ModelPath; readonly value?: string }
