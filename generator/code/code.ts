import { isObject } from '../../src/model/json.ts'

/** The first line of every generated module. The generator removes only obsolete files that start with it. */
export const HEADER = '// Generated from site.manifest.ts by `npm run generate`. Do not edit.'

/**
 * An import of a module. `module` is a path in the project that starts with `src/` or
 * `generated/`, or the name of a package.
 */
export type Import =
  | { readonly module: string; readonly name: string }
  | { readonly module: string; readonly defaultAs: string }

/** A code expression with its imports. */
export class Code {
  readonly text: string
  readonly imports: readonly Import[]

  constructor(text: string, imports: readonly Import[] = []) {
    this.text = text
    this.imports = imports
  }
}

/** Code with values in it: code`${data} satisfies Page` prints `data` and imports what it needs. */
export function code(texts: TemplateStringsArray, ...values: readonly unknown[]): Code {
  const codes = values.map(toCode)
  return new Code(String.raw({ raw: texts }, ...codes.map(({ text }) => text)), importsOf(codes))
}

/** A name that a module exports, with its import. */
export const imported = (module: string, name: string) => new Code(name, [{ module, name }])

/** Several expressions as one, with a text between them. */
export const joined = (codes: readonly Code[], separator = ''): Code =>
  new Code(codes.map(({ text }) => text).join(separator), importsOf(codes))

const importsOf = (codes: readonly Code[]) => codes.flatMap(({ imports }) => imports)

/** The code of a value: of a text, number, boolean, `null` or code expression, and of lists and objects of these. */
export function toCode(value: unknown): Code {
  if (value instanceof Code) return value
  const imports: Import[] = []
  return new Code(print(value, imports), imports)
}

/** Prints a value. Adds what its code imports to `imports`. */
function print(value: unknown, imports: Import[]): string {
  if (value instanceof Code) {
    imports.push(...value.imports)
    return value.text
  }
  if (Array.isArray(value)) return `[${value.map((item) => print(item, imports)).join(', ')}]`
  if (isObject(value)) return `{ ${printProperties(value, imports)} }`
  // In code, the lines of a long text stay lines.
  if (typeof value === 'string' && value.includes('\n')) {
    return `\`${escapedForTemplate(value)}\``
  }
  const text = JSON.stringify(value)
  if (text === undefined) {
    throw new Error(`A ${typeof value} cannot be written into generated code.`)
  }
  return text
}

/** A text whose lines, if it has several, stand between the quotation marks of a template literal at this indentation. */
export const indentedText = (text: string, indentation: string) =>
  text.includes('\n')
    ? `\n${text}`.replaceAll(/\n(?!\n)/g, `\n${indentation}  `) + `\n${indentation}`
    : text

/** Escapes a text for a template literal, with the ends of lines that are read or shown as others there. */
export const escapedForTemplate = (text: string) =>
  text
    .replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)
    .replaceAll(/[\r\u2028\u2029]/g, (line) => `\\u{${line.charCodeAt(0).toString(16)}}`)

/** The properties of an object literal, without its braces. `kind` comes first; undefined properties are omitted. */
export function properties(value: object): Code {
  const imports: Import[] = []
  return new Code(printProperties(value, imports), imports)
}

const printProperties = (value: object, imports: Import[]): string =>
  Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([a], [b]) => Number(b === 'kind') - Number(a === 'kind'))
    .map(([key, item]) => `${propertyKey(key)}: ${print(item, imports)}`)
    .join(', ')

/** In an object literal, the key `__proto__` sets the prototype unless it is computed. */
function propertyKey(key: string): string {
  if (key === '__proto__') return '["__proto__"]'
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)
}
