import { codeFrameColumns } from '@babel/code-frame'
import {
  formatPath,
  isError,
  type Diagnostic,
  type ModelPath,
  type SourceLocation,
} from './diagnostic.ts'

/** A diagnostic with its place in the manifest's text. */
export type LocatedDiagnostic = Diagnostic &
  SourceLocation & {
    /** The lines around it, the place marked. */
    readonly frame: string
  }

/** The texts that diagnostics are about, and where a value stands in them. */
export type DiagnosticSource = {
  /** The files, the manifest itself first. `name` is relative to the project. */
  readonly files: readonly { readonly name: string; readonly text: string }[]
  /** Where a value stands, or the nearest value around it that is written there; its name with `atKey`. */
  locate(path: ModelPath, atKey: boolean): SourceLocation
}

/** Gives each diagnostic its place, ordered by file, line and column. */
export function locateDiagnostics(
  diagnostics: readonly Diagnostic[],
  source: DiagnosticSource,
): LocatedDiagnostic[] {
  if (diagnostics.length === 0) return []
  const order = source.files.map(({ name }) => name)
  const lines = new Map(source.files.map(({ name, text }) => [name, text.split(/\r\n|[\n\r]/)]))
  return diagnostics
    .map((diagnostic) => {
      const place = diagnostic.location ?? source.locate(diagnostic.path, diagnostic.atKey ?? false)
      return { ...diagnostic, ...place, frame: frameAt(place, lines.get(place.file) ?? []) }
    })
    .toSorted(
      (a, b) =>
        order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line || a.column - b.column,
    )
}

/** The line and those next to it. No others are given away: the text may be long, and frames many. */
function frameAt({ line, column }: SourceLocation, lines: readonly string[]): string {
  const startLine = Math.max(1, line - 1)
  const around = lines.slice(startLine - 1, line + 1).join('\n')
  const options = { linesAbove: 1, linesBelow: 1, startLine }
  return codeFrameColumns(around, { start: { line, column } }, options)
}

/** A diagnostic as a terminal shows it. */
export function formatDiagnostic(diagnostic: LocatedDiagnostic): string {
  const { file, line, column, code, path, message, hint, frame } = diagnostic
  const head = `${file}:${line}:${column} ${code}${isError(diagnostic) ? '' : ' (warning)'}`
  const what = path.length === 0 ? `  ${message}` : `  ${formatPath(path)}: ${message}`
  return [head, what, ...(hint === undefined ? [] : [`  ${hint}`]), indent(frame)].join('\n')
}

const indent = (text: string) => text.replace(/^/gm, '  ')
