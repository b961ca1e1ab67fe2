import { formatPath, type Diagnostic, type ModelPath } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnosticCodes.ts'

/** A value, where it stands, and how diagnostics speak of it. */
export type Occurrence = {
  readonly value: string
  readonly path: ModelPath
  /** The path's last name is the value. Default false. */
  readonly atKey?: boolean
}

/** A diagnostic for each value that was there before. */
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
    const message = `${JSON.stringify(value)} is already ${what}: see ${formatPath(first)}`
    return [{ code, path, atKey, message, hint }]
  })
}
