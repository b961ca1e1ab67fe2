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

/** The value at a path, or undefined. */
export function valueAt(value: unknown, path: ModelPath): unknown {
  return path.reduce<unknown>(property, value)
}

/** The texts, numbers and other simple values in a value, with their paths below `path`. */
export function* simpleValues(
  value: unknown,
  path: ModelPath = [],
): Generator<{ readonly value: unknown; readonly path: ModelPath }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* simpleValues(item, [...path, index])
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) yield* simpleValues(item, [...path, key])
  } else {
    yield { value, path }
  }
}

/** A value without the properties and the entries at some paths. `at`: the path of the value. */
export function withoutValues(
  value: unknown,
  paths: readonly ModelPath[],
  at: ModelPath = [],
): unknown {
  const inner = <Key extends string | number>(key: Key, item: unknown): [Key, unknown][] => {
    const path = [...at, key]
    const below = paths.filter((other) => isBelow(other, path))
    if (below.some(({ length }) => length === path.length)) return []
    return [[key, below.length === 0 ? item : withoutValues(item, below, path)]]
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => inner(index, item).map(([, kept]) => kept))
  }
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, item]) => inner(key, item)))
    : value
}

/** A property or an entry of a value, or undefined. */
export function property(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** Whether a value is an object, but no list. */
export function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a string, a number or a boolean. */
export const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Whether a path is below another one, or the same. */
export const isBelow = (path: ModelPath, parent: ModelPath) =>
  parent.every((key, index) => path[index] === key)
