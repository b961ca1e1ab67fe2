import { severities, type DiagnosticCode } from './diagnosticCodes.ts'

/** A place in one of the manifest's files. */
export type SourceLocation = {
  /** The file, relative to the project, with forward slashes. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
}

/** Where a value stands in the manifest: property names and list positions, from the outside in. */
export type ModelPath = readonly (string | number)[]

/** A mistake in the manifest. */
export type Diagnostic = {
  /** Which rule it breaks. */
  readonly code: DiagnosticCode
  readonly path: ModelPath
  /** Its place in the text, where it is known better than by the path. */
  readonly location?: SourceLocation
  /** Mark the property's name rather than its value. Default false. */
  readonly atKey?: boolean
  /** What is wrong, with the author's own value. */
  readonly message: string
  /** What is allowed, or what to do. */
  readonly hint?: string
}

/** Whether a diagnostic stands against generating. */
export const isError = ({ code }: Diagnostic) => severities[code] === 'error'

/** A model path as an author reads it: `routes["/services"].sections[2].heading`. */
export function formatPath(path: ModelPath): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${text}[${JSON.stringify(key)}]`
    return text === '' ? key : `${text}.${key}`
  }, '')
}
