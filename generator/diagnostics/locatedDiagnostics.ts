import { codeFrameColumns } from '@babel/code-frame'
import { counted, formatLocation } from '../text.ts'
import {
  adviceOf,
  formatPath,
  isError,
  type Diagnostic,
  type ModelPath,
  type SourceLocation,
} from './diagnostic.ts'
import { severities, type DiagnosticCode } from './diagnosticCodes.ts'

/** A diagnostic with its location and code frame. */
export type LocatedDiagnostic = Diagnostic &
  SourceLocation & {
    /** The line with its neighbors and a mark at the column. Empty if these lines are empty. */
    readonly frame: string
    /** Where a constant is used, or where the constant of a property name is declared. Default: none. */
    readonly relatedLocation?: SourceLocation
    /** Further values with the same problem. Default: none. `orderByCause` adds them. */
    readonly others?: readonly (SourceLocation & { readonly path: ModelPath })[]
  }

/** The files of the manifest, and the locations of values in them. */
export type DiagnosticSource = {
  /** The files, the manifest itself first. `name` is relative to the project. */
  readonly files: readonly { readonly name: string; readonly text: string }[]
  /**
   * The location of a value, or of its property name with `atKey`, or of the character of a text at `index`.
   * Computed values have the location of their closest parent.
   */
  locate(path: ModelPath, atKey: boolean, index?: number): SourceLocation
  /** Where the constant at the location is used, or with `atKey` where the name is declared. Undefined if the value is no constant. */
  relatedLocation(path: ModelPath, atKey: boolean): SourceLocation | undefined
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
      const { path, message, atKey = false, index } = diagnostic
      const location = diagnostic.location ?? source.locate(path, atKey, index)
      const relatedLocation =
        diagnostic.location === undefined ? source.relatedLocation(path, atKey) : undefined
      return {
        ...diagnostic,
        message:
          named === undefined
            ? message
            : `${message} See ${formatLocation(source.locate(named, atKey))}.`,
        ...location,
        ...(relatedLocation !== undefined && { relatedLocation }),
        frame: frameAt(location, lines.get(location.file) ?? []),
      }
    })
    .toSorted(
      (a, b) =>
        order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line || a.column - b.column,
    )
}

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
  const { code, path, message, frame, relatedLocation, atKey } = diagnostic
  const advice = adviceOf(diagnostic)
  const severity = isError(diagnostic) ? '' : ` (${severities[code]})`
  const head = `${formatLocation(diagnostic)} ${code}${severity}`
  const what = path.length === 0 ? `  ${message}` : `  ${formatPath(path)}: ${message}`
  return [
    head,
    what,
    ...(advice === undefined ? [] : [`  ${advice}`]),
    ...(relatedLocation === undefined
      ? []
      : [
          `  The constant is ${atKey === true ? 'declared' : 'used'} in ${formatLocation(relatedLocation)}.`,
        ]),
    ...(frame === '' ? [] : [indent(frame)]),
    ...otherLocations(diagnostic).map(indent),
  ].join('\n')
}

/** Formats diagnostics for the terminal and the overlay. */
export const formatDiagnostics = (diagnostics: readonly LocatedDiagnostic[]): string =>
  [
    ...diagnostics.map(formatDiagnostic),
    ...(diagnostics.some(({ ofSchema }) => ofSchema) ? [MORE_IS_CHECKED] : []),
  ].join('\n\n')

/** Shown after errors of the schema. */
const MORE_IS_CHECKED =
  'More is checked when these errors are corrected, e.g. that linked pages exist.'

/** The other values with the same problem, one line for each location. Values that share a constant share its location. */
export function otherLocations({ others = [] }: LocatedDiagnostic): string[] {
  if (others.length === 0) return []
  const paths = new Map<string, string[]>()
  for (const other of others) {
    const location = formatLocation(other)
    paths.set(location, [...(paths.get(location) ?? []), formatPath(other.path)])
  }
  const lines = [...paths].map(([location, [first, ...more]]) => {
    return `  ${location} ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`
  })
  return [`The same problem in ${counted(others.length, 'more value')}:`, ...lines]
}

const indent = (text: string) => text.replace(/^/gm, '  ')

/** Problems of whole files. They can cause problems of values, e.g. missing properties. */
const FILE_PROBLEMS: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'syntax-error',
  'manifest-load-error',
  'unresolved-import',
  'duplicate-path',
  'duplicate-property',
])

/**
 * Orders diagnostics for the author: problems of files, other errors, warnings, each in the order of
 * the lines. A problem that several values have (for example links to the same unknown page) becomes
 * one diagnostic with the other locations. A list of valid names is printed only the first time; the other
 * diagnostics say where.
 */
export function orderByCause(diagnostics: readonly LocatedDiagnostic[]): LocatedDiagnostic[] {
  const ordered = groupSame(diagnostics).toSorted((a, b) => rank(a) - rank(b))
  const listed = new Map<string, LocatedDiagnostic>()
  return ordered.map((diagnostic) => {
    const { names } = diagnostic
    // Without a colon it is no list: "There are no pages."
    if (names?.includes(': ') !== true) return diagnostic
    const first = listed.get(names)
    if (first !== undefined) return { ...diagnostic, names: seeList(names, first) }
    listed.set(names, diagnostic)
    return diagnostic
  })
}

/** `Available pages: listed at site.manifest.ts:3:5.` */
const seeList = (names: string, first: LocatedDiagnostic) =>
  `${names.slice(0, names.indexOf(': '))}: listed at ${formatLocation(first)}.`

function groupSame(diagnostics: readonly LocatedDiagnostic[]): LocatedDiagnostic[] {
  const groups = new Map<string, LocatedDiagnostic[]>()
  for (const diagnostic of diagnostics) {
    const { code, message, hint, names, file, line, column } = diagnostic
    // Other messages do not name the value, so they are the same problem only at the same location.
    const namesValue = message.startsWith('"') && code !== 'unknown-property'
    const location = namesValue ? [] : [file, line, column]
    const key = JSON.stringify([code, message, hint, names, ...location])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [diagnostic])
    else group.push(diagnostic)
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [others.length === 0 ? first : { ...first, others }],
  )
}

const rank = (diagnostic: LocatedDiagnostic) =>
  isError(diagnostic) ? (FILE_PROBLEMS.has(diagnostic.code) ? 0 : 1) : 2
