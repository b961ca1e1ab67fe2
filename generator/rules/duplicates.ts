import type { Diagnostic, ModelPath } from '../diagnostics.ts'

/** A value, where it stands, and how diagnostics speak of it. */
export type Occurrence = { readonly value: string; readonly path: ModelPath }

/** A diagnostic for each value that was there before. */
export function duplicates(
  code: string,
  what: string,
  occurrences: readonly Occurrence[],
  hint?: string,
): Diagnostic[] {
  const seen = new Set<string>()
  return occurrences.flatMap(({ value, path }) => {
    if (!seen.has(value)) {
      seen.add(value)
      return []
    }
    return [{ code, path, message: `${JSON.stringify(value)} is ${what} a second time`, hint }]
  })
}
