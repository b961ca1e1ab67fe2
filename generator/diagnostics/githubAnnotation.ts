import type { LocatedDiagnostic } from './diagnostics.ts'
import { formatPath } from './diagnostic.ts'
import { severities, type Severity } from './diagnosticCodes.ts'

/** A place of a file that an annotation stands at. */
export type AnnotationLocation = {
  readonly file: string
  readonly line?: number
  readonly column?: number
}

/** A problem as a workflow of GitHub prints it, to be shown at its line. */
export function githubAnnotation(
  place: AnnotationLocation,
  title: string,
  message: string,
  severity: Severity = 'error',
): string {
  const properties = [
    ['file', place.file],
    ['line', place.line],
    ['col', place.column],
    ['title', title],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${property(String(value))}`]))
  return `::${severity} ${properties.join(',')}::${data(message)}`
}

/** A diagnostic as an annotation of the manifest's line. */
export function annotateDiagnostic(diagnostic: LocatedDiagnostic): string {
  const { code, path, message, hint } = diagnostic
  const what = path.length === 0 ? message : `${formatPath(path)}: ${message}`
  const lines = [what, ...(hint === undefined ? [] : [hint])]
  return githubAnnotation(diagnostic, code, lines.join('\n'), severities[code])
}

/** A command ends with its line, and a percent sign begins an escape (actions/toolkit, command.ts). */
const data = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
