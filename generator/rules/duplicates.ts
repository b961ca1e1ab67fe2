import { formatPath, type Diagnostic, type ModelPath } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnosticCodes.ts'

/** A value that must be unique, and its path. */
export type Occurrence = {
  readonly value: string
  readonly path: ModelPath
  /** Whether the value is the last key of the path. Default false. */
  readonly atKey?: boolean
}

/** Reports each value that occurs again: `"<value>" is already <what> (<path>).` */
export function duplicates(
  code: DiagnosticCode,
  what: string,
  occurrences: readonly Occurrence[],
  hint?: string,
): Diagnostic[] {
  const seen = new Map<string, ModelPath>()
  return occurrences.flatMap(({ value, path, atKey }) => {
    const first = seen.get(value)
    if (first === undefined) {
      seen.set(value, path)
      return []
    }
    const message = `${JSON.stringify(value)} is already ${what} (${formatPath(first)}).`
    return [{ code, path, atKey, message, named: first, hint }]
  })
}
