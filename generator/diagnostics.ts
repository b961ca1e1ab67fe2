import { codeFrameColumns } from '@babel/code-frame'
import { formatPath, isError, type Diagnostic } from './diagnostic.ts'
import type { ManifestSource } from './locate.ts'

/** A diagnostic with its place in the manifest's text. */
export type PlacedDiagnostic = Diagnostic & {
  /** The file, relative to the project. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
  /** The lines around it, the place marked. */
  readonly frame: string
}

/** Gives each diagnostic its place, in the order of the manifest's lines. */
export function placeDiagnostics(
  diagnostics: readonly Diagnostic[],
  source: ManifestSource,
): PlacedDiagnostic[] {
  return diagnostics
    .map((diagnostic) => {
      const place = diagnostic.at ?? source.locate(diagnostic.path, diagnostic.atKey ?? false)
      const frame = codeFrameColumns(
        source.text,
        { start: place },
        { linesAbove: 1, linesBelow: 1 },
      )
      return { ...diagnostic, ...place, file: source.file, frame }
    })
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
}

/** A diagnostic as a terminal shows it. */
export function formatDiagnostic(diagnostic: PlacedDiagnostic): string {
  const { file, line, column, code, path, message, hint, frame } = diagnostic
  const head = `${file}:${line}:${column} ${code}${isError(diagnostic) ? '' : ' (warning)'}`
  const what = path.length === 0 ? `  ${message}` : `  ${formatPath(path)}: ${message}`
  return [head, what, ...(hint === undefined ? [] : [`  ${hint}`]), indent(frame)].join('\n')
}

const indent = (text: string) => text.replace(/^/gm, '  ')
