import { codeFrameColumns } from '@babel/code-frame'
import type { ManifestSource, Place } from './locate.ts'

/** Where a value stands in the manifest: property names and list positions, from the outside in. */
export type ModelPath = readonly (string | number)[]

/** A mistake in the manifest. */
export type Diagnostic = {
  /** Which rule it breaks: stable, in kebab case. */
  readonly code: string
  readonly path: ModelPath
  /** Its place in the text, where it is known better than by the path. */
  readonly at?: Place
  /** Mark the property's name rather than its value. Default false. */
  readonly atKey?: boolean
  /** What is wrong, with the author's own value. */
  readonly message: string
  /** What is allowed, or what to do. */
  readonly hint?: string
}

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
  const head = `${file}:${line}:${column} ${code}`
  const what = path.length === 0 ? `  ${message}` : `  ${formatPath(path)}: ${message}`
  return [head, what, ...(hint === undefined ? [] : [`  ${hint}`]), indent(frame)].join('\n')
}

/** A model path as an author reads it: `routes["/services"].sections[2].heading`. */
export function formatPath(path: ModelPath): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${text}[${JSON.stringify(key)}]`
    return text === '' ? key : `${text}.${key}`
  }, '')
}

const indent = (text: string) => text.replace(/^/gm, '  ')
