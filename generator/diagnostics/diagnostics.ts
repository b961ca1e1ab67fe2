import { codeFrameColumns } from '@babel/code-frame'
import {
  adviceOf,
  formatPath,
  isError,
  type Diagnostic,
  type ModelPath,
  type SourceLocation,
} from './diagnostic.ts'
import { counted } from './counted.ts'

/** A diagnostic with its location and code frame. */
export type LocatedDiagnostic = Diagnostic &
  SourceLocation & {
    /** The line with its neighbors and a mark at the column. Empty if these lines are empty. */
    readonly frame: string
    /** The place where a constant is used; of the name of a property, where its constant is declared. Default: none. */
    readonly otherPlace?: SourceLocation
    /** Further values with the same problem. Default: none. `orderByCause` adds them. */
    readonly others?: readonly (SourceLocation & { readonly path: ModelPath })[]
  }

/** The files of the manifest, and the locations of values in them. */
export type DiagnosticSource = {
  /** The files, the manifest itself first. `name` is relative to the project. */
  readonly files: readonly { readonly name: string; readonly text: string }[]
  /** The location of a value, or of its property name with `atKey`. Computed values have the location of their closest parent. */
  locate(path: ModelPath, atKey: boolean): SourceLocation
  /** Where the constant at the location is used, or with `atKey` where the name is declared. Undefined if the value is no constant. */
  otherPlace(path: ModelPath, atKey: boolean): SourceLocation | undefined
}

/** Adds the location and the code frame to each diagnostic. Sorts by file, line and column. */
export function locateDiagnostics(
  diagnostics: readonly Diagnostic[],
  source: DiagnosticSource,
): LocatedDiagnostic[] {
  if (diagnostics.length === 0) return []
  const order = source.files.map(({ name }) => name)
  const lines = new Map(source.files.map(({ name, text }) => [name, text.split(/\r\n|[\n\r]/)]))
  return diagnostics
    .map(({ named, ...diagnostic }) => {
      const { path, message, atKey = false } = diagnostic
      const location = diagnostic.location ?? source.locate(path, atKey)
      const otherPlace =
        diagnostic.location === undefined ? source.otherPlace(path, atKey) : undefined
      return {
        ...diagnostic,
        message:
          named === undefined ? message : `${message} See ${placeOf(source.locate(named, atKey))}.`,
        ...location,
        ...(otherPlace !== undefined && { otherPlace }),
        frame: frameAt(location, lines.get(location.file) ?? []),
      }
    })
    .toSorted(
      (a, b) =>
        order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line || a.column - b.column,
    )
}

const placeOf = ({ file, line, column }: SourceLocation) => `${file}:${line}:${column}`

/** The code frame of a location. Only three lines are passed on, because long files with many diagnostics would be slow. */
function frameAt({ line, column }: SourceLocation, lines: readonly string[]): string {
  const startLine = Math.max(1, line - 1)
  const excerpt = lines.slice(startLine - 1, line + 1).join('\n')
  if (excerpt.trim() === '') return ''
  const options = { linesAbove: 1, linesBelow: 1, startLine }
  return codeFrameColumns(excerpt, { start: { line, column } }, options)
}

/** Formats a diagnostic for the terminal. */
export function formatDiagnostic(diagnostic: LocatedDiagnostic): string {
  const { file, line, column, code, path, message, frame, otherPlace, atKey } = diagnostic
  const advice = adviceOf(diagnostic)
  const head = `${file}:${line}:${column} ${code}${isError(diagnostic) ? '' : ' (warning)'}`
  const what = path.length === 0 ? `  ${message}` : `  ${formatPath(path)}: ${message}`
  return [
    head,
    what,
    ...(advice === undefined ? [] : [`  ${advice}`]),
    ...(otherPlace === undefined
      ? []
      : [`  The constant is ${atKey === true ? 'declared' : 'used'} in ${placeOf(otherPlace)}.`]),
    ...(frame === '' ? [] : [indent(frame)]),
    ...otherPlaces(diagnostic).map(indent),
  ].join('\n')
}

/** The other values with the same problem, one line for each location. Values that share a constant share its location. */
export function otherPlaces({ others = [] }: LocatedDiagnostic): string[] {
  if (others.length === 0) return []
  const places = new Map<string, string[]>()
  for (const { file, line, column, path } of others) {
    const place = placeOf({ file, line, column })
    places.set(place, [...(places.get(place) ?? []), formatPath(path)])
  }
  const lines = [...places].map(([place, [first, ...more]]) => {
    return `  ${place} ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`
  })
  return [`The same problem in ${counted(others.length, 'more value')}:`, ...lines]
}

const indent = (text: string) => text.replace(/^/gm, '  ')
