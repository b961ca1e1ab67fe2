import { otherLocations, type LocatedDiagnostic } from './diagnostics.ts'
import { adviceOf, formatPath, isError, type SourceLocation } from './diagnostic.ts'

/** A GitHub Actions workflow command that shows a message at a line of a file, or without a line at the whole file. */
export function githubAnnotation(
  location: Pick<SourceLocation, 'file'> & Partial<SourceLocation>,
  title: string,
  message: string,
  severity: 'error' | 'warning' = 'error',
): string {
  const properties = [
    ['file', location.file],
    ['line', location.line],
    ['col', location.column],
    ['title', title],
  ].flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  )
  return `::${severity} ${properties.join(',')}::${escapeData(message)}`
}

/** A diagnostic as an annotation. */
export function annotateDiagnostic(diagnostic: LocatedDiagnostic): string {
  const { code, path, message } = diagnostic
  const advice = adviceOf(diagnostic)
  const what = path.length === 0 ? message : `${formatPath(path)}: ${message}`
  const lines = [what, ...(advice === undefined ? [] : [advice]), ...otherLocations(diagnostic)]
  return githubAnnotation(
    diagnostic,
    code,
    lines.join('\n'),
    isError(diagnostic) ? 'error' : 'warning',
  )
}

/** Escapes line breaks and percent signs, as in actions/toolkit, command.ts. */
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
