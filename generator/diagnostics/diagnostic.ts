import { severities, type DiagnosticCode } from './diagnosticCodes.ts'

/** A position in a file of the manifest. */
export type SourceLocation = {
  /** The file, relative to the project, with forward slashes. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
}

/** The path of a value in the manifest: property names and list indexes, e.g. `['routes', '/', 'sections', 0]`. */
export type ModelPath = readonly (string | number)[]

/** A problem in the manifest. */
export type Diagnostic = {
  /** The kind of problem. */
  readonly code: DiagnosticCode
  readonly path: ModelPath
  /** The location, if it is known. Default: the location of `path`. */
  readonly location?: SourceLocation
  /** Whether the location is the property's name instead of its value. Default false. */
  readonly atKey?: boolean
  /** The index of the character in the text at `path` that causes the problem. Default: the whole value. */
  readonly index?: number | undefined
  /** The problem with the author's value, as a sentence. */
  readonly message: string
  /** The path of another value that the message names. Its location is added to the message. */
  readonly named?: ModelPath
  /** What is allowed or what to do, as a sentence. */
  readonly hint?: string
  /** The valid names, as a sentence after the hint, e.g. `Available pages: /, /services.` */
  readonly names?: string
  /** Whether the schema rejects the value. Then no rule has run. Default false. */
  readonly ofSchema?: boolean
}

/** A diagnostic of a value whose path is known elsewhere. */
export type DiagnosticText = Omit<Diagnostic, 'path'>

/** Whether a diagnostic prevents generating. */
export const isError = ({ code }: Diagnostic) => severities[code] === 'error'

/** The hint with the list of valid names. Undefined if there is neither. */
export function adviceOf({ hint, names }: Diagnostic): string | undefined {
  const parts = [hint, names].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(' ')
}

/** Formats a path as in JavaScript: `routes["/services"].sections[2].heading`. */
export function formatPath(path: ModelPath): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${text}[${JSON.stringify(key)}]`
    return text === '' ? key : `${text}.${key}`
  }, '')
}
