/**
 * An import of generated code. `module` is a path in the project that starts with `src/` or
 * `generated/`, or the name of a package.
 */
export type Import =
  | { readonly module: string; readonly name: string }
  | { readonly module: string; readonly defaultAs: string }

/** A code expression with its imports, used as a value. */
export class Code {
  readonly text: string
  readonly imports: readonly Import[]

  constructor(text: string, imports: readonly Import[] = []) {
    this.text = text
    this.imports = imports
  }

  /** The properties of an object literal, without its braces. */
  static properties(value: { readonly [key: string]: Value }): string {
    return Object.entries(value)
      .map(([key, item]) => `${propertyKey(key)}: ${print(item)}`)
      .join(', ')
  }
}

/** Code with values in it: code`${data} satisfies Page` prints `data` and imports what it needs. */
export const code = (texts: TemplateStringsArray, ...values: readonly Value[]): Code =>
  new Code(String.raw({ raw: texts }, ...values.map(print)), values.flatMap(importsOf))

/** A name that a module exports, with its import. */
export const imported = (module: string, name: string) => new Code(name, [{ module, name }])

/** Several expressions as one, with a text between them. */
export const joined = (codes: readonly Code[], separator = ''): Code =>
  new Code(codes.map(({ text }) => text).join(separator), codes.flatMap(importsOf))

/** A value of generated code: JSON or a code expression. */
export type Value =
  | null
  | string
  | number
  | boolean
  | Code
  | readonly Value[]
  | { readonly [key: string]: Value }

/** Prints a value as TypeScript. Strings are escaped by `JSON.stringify`. */
export function print(value: Value): string {
  if (value instanceof Code) return value.text
  if (isList(value)) return `[${value.map(print).join(', ')}]`
  if (typeof value === 'object' && value !== null) return `{ ${Code.properties(value)} }`
  return JSON.stringify(value)
}

/** All imports that a value's code needs. */
export function importsOf(value: Value): Import[] {
  if (value instanceof Code) return [...value.imports]
  if (isList(value)) return value.flatMap(importsOf)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(importsOf)
  return []
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

/** In an object literal, the key `__proto__` sets the prototype unless it is computed. */
const propertyKey = (key: string) => (key === '__proto__' ? '["__proto__"]' : JSON.stringify(key))

/** Converts data to a value. The property `kind` comes first; undefined properties are omitted. */
export function asValue(value: unknown): Value {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  )
    return value
  if (value instanceof Code) return value
  if (Array.isArray(value)) return value.map(asValue)
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined)
    const sorted = entries.toSorted(([a], [b]) => Number(b === 'kind') - Number(a === 'kind'))
    return Object.fromEntries(sorted.map(([key, item]) => [key, asValue(item)]))
  }
  throw new Error(`A ${typeof value} cannot be written into generated code.`)
}

/** The properties of an object value. Throws for other values. */
export function asObject(value: Value): { readonly [key: string]: Value } {
  if (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Code) &&
    !Array.isArray(value)
  ) {
    return Object.fromEntries(Object.entries(value))
  }
  throw new Error('The value is not an object.')
}
