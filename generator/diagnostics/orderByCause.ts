import { isError } from './diagnostic.ts'
import type { DiagnosticCode } from './diagnosticCodes.ts'
import type { LocatedDiagnostic } from './diagnostics.ts'

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
 * one diagnostic with the other places. A list of valid names is printed only the first time; the other
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
const seeList = (names: string, { file, line, column }: LocatedDiagnostic) =>
  `${names.slice(0, names.indexOf(': '))}: listed at ${file}:${line}:${column}.`

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
