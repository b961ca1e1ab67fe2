import {
  formatPath,
  type Diagnostic,
  type DiagnosticText,
  type ModelPath,
} from '../diagnostics/diagnostic.ts'
import { formatCodePoint } from '../text.ts'

/**
 * Copies the manifest's value without functions, classes and circular references, and without texts that UTF-8 or
 * HTML cannot contain. `diagnostics`: one for each of those.
 */
export function toPlainData(manifest: unknown) {
  const diagnostics: Diagnostic[] = []
  /** The finished copies: several properties can share a value. */
  const copies = new Map<object, unknown>()
  /** The objects that contain the value which is being copied, with their paths. */
  const ancestors = new Map<object, ModelPath>()

  const copy = (value: unknown, path: ModelPath): unknown => {
    const problem = typeof value === 'string' ? unsafeText(value) : notPlain(value)
    if (problem !== undefined) {
      diagnostics.push({ ...problem, path })
      return undefined
    }
    if (typeof value !== 'object' || value === null) return value
    const container = ancestors.get(value)
    if (container !== undefined) {
      const message = `This value is ${formatPath(container) || 'the manifest'}, which contains it.`
      diagnostics.push({ code: 'not-serializable', path, message, hint: PLAIN })
      return undefined
    }
    if (copies.has(value)) return copies.get(value)
    ancestors.set(value, path)
    const result = Array.isArray(value)
      ? Array.from(value, (item: unknown, index) => copy(item, [...path, index]))
      : Object.fromEntries(
          Object.entries(value).map(([key, item]) => [key, copy(item, [...path, key])]),
        )
    ancestors.delete(value)
    copies.set(value, result)
    return result
  }

  return { data: copy(manifest, []), diagnostics }
}

function unsafeText(value: string): DiagnosticText | undefined {
  const message = unsafeTextMessage(value)
  const hint = 'Delete the character, or type the text again.'
  return message === undefined ? undefined : { code: 'unsafe-character', message, hint }
}

/** The problem of a function, an instance of a class, etc. Undefined for values that JSON has, and for `undefined`. */
function notPlain(value: unknown): DiagnosticText | undefined {
  const isPlain =
    typeof value === 'object'
      ? value === null || Array.isArray(value) || isObjectLiteral(value)
      : !['function', 'symbol', 'bigint'].includes(typeof value)
  if (isPlain) return undefined
  const type =
    typeof value === 'object' ? Object.prototype.toString.call(value).slice(8, -1) : typeof value
  return {
    code: 'not-serializable',
    message: `This value is ${/^[AEIO]/i.test(type) ? 'an' : 'a'} ${type}, which is not plain data.`,
    hint: PLAIN,
  }
}

/** Object literals have `Object.prototype`, and namespaces of modules have none. */
function isObjectLiteral(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

const PLAIN = 'Write strings, numbers, true or false, lists and objects.'

/** Unpaired surrogates, noncharacters, and control characters except tab and line breaks. */
const UNSAFE = /(?![\t\n\r])[\p{Cs}\p{Cc}\p{Noncharacter_Code_Point}]/u

/** Names the first character of a text that UTF-8 or HTML cannot contain. Undefined if there is none. */
export function unsafeTextMessage(text: string): string | undefined {
  const match = UNSAFE.exec(text)
  if (match === null) return undefined
  return `Character ${match.index + 1} of this text is ${formatCodePoint(match[0])}, ${typeOf(match[0])}, which HTML cannot contain.`
}

function typeOf(character: string): string {
  if (/\p{Cs}/u.test(character)) return 'an unpaired surrogate'
  return /\p{Cc}/u.test(character) ? 'a control character' : 'a noncharacter'
}
