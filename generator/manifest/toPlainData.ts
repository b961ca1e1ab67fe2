import { isScalar, type Diagnostic, type ModelPath } from '../diagnostics/diagnostic.ts'
import { unsafeTextMessage } from '../diagnostics/unsafeText.ts'

/** A copy of the manifest without values that are not plain data, and a diagnostic for each of those. */
type PlainData = { readonly data: unknown; readonly diagnostics: readonly Diagnostic[] }

/**
 * Copies the manifest's value. A property must have the same value when it is read again. The copy has no circular references, no
 * getters and proxies, and no text that UTF-8 or HTML cannot contain.
 */
export function toPlainData(manifest: unknown): PlainData {
  const state: CopyState = { diagnostics: [], copies: new Map(), ancestors: new Set() }
  const data = tryToRead(() => copy(manifest, [], state), [], state)
  return { data, diagnostics: state.diagnostics }
}

type CopyState = {
  readonly diagnostics: Diagnostic[]
  /** The finished copies: several properties can share a value. */
  readonly copies: Map<object, unknown>
  /** The objects that contain the value which is being copied. */
  readonly ancestors: Set<object>
}

function copy(value: unknown, path: ModelPath, state: CopyState): unknown {
  const { diagnostics } = state
  switch (typeof value) {
    case 'string': {
      const message = unsafeTextMessage(value)
      if (message === undefined) return value
      const hint = 'Delete the character, or type the text again.'
      diagnostics.push({ code: 'unsafe-character', path, message, hint })
      return undefined
    }
    case 'object':
      return value === null ? null : copyObject(value, path, state)
    case 'function':
    case 'symbol':
    case 'bigint':
      diagnostics.push(notSerializable(path, typeof value))
      return undefined
    default:
      return value
  }
}

function copyObject(value: object, path: ModelPath, state: CopyState): unknown {
  const { diagnostics, copies, ancestors } = state
  if (ancestors.has(value) || path.length > MAX_DEPTH) {
    const message = ancestors.has(value)
      ? 'This object contains itself.'
      : `This value is nested more than ${MAX_DEPTH} levels deep.`
    const hint = 'Write the nested values out instead of referring to an object that contains them.'
    diagnostics.push({ code: 'circular-reference', path, message, hint })
    return undefined
  }
  if (copies.has(value)) return copies.get(value)
  ancestors.add(value)
  const result = Array.isArray(value)
    ? Array.from(value, (item: unknown, index) => copy(item, [...path, index], state))
    : copyProperties(value, path, state)
  ancestors.delete(value)
  copies.set(value, result)
  return result
}

/** No manifest is nested this deep. A getter that returns a new object on every read would never end. */
const MAX_DEPTH = 100

function copyProperties(value: object, path: ModelPath, state: CopyState): unknown {
  const { diagnostics } = state
  const prototype: unknown = Object.getPrototypeOf(value)
  if (isNotPlain(prototype)) {
    if (Object.hasOwn(prototype, 'constructor')) {
      diagnostics.push(notSerializable(path, Object.prototype.toString.call(value).slice(8, -1)))
      return undefined
    }
    diagnostics.push(unsafeKey([...path, '__proto__'], PROTOTYPE))
  }
  const entries = Object.keys(value).flatMap((key): [string, unknown][] => {
    const keyPath = [...path, key]
    const problem = key === '__proto__' ? PROTOTYPE : unsafeTextMessage(key, 'name')
    if (problem !== undefined) {
      diagnostics.push(unsafeKey(keyPath, problem))
      return []
    }
    const read = () => {
      const item: unknown = Reflect.get(value, key)
      const again: unknown = Reflect.get(value, key)
      if (isScalar(item) && !Object.is(item, again))
        diagnostics.push(changing(keyPath, item, again))
      return copy(item, keyPath, state)
    }
    return [[key, tryToRead(read, keyPath, state)]]
  })
  return Object.fromEntries(entries)
}

/** Reads a value whose getter or proxy can throw. */
function tryToRead(read: () => unknown, path: ModelPath, { diagnostics }: CopyState): unknown {
  try {
    return read()
  } catch (error) {
    const message = `Reading this value threw an error: ${error instanceof Error ? error.message : String(error)}.`
    const hint = 'Replace the getter or proxy with plain data.'
    diagnostics.push({ code: 'value-read-error', path, message, hint })
    return undefined
  }
}

/** Whether a prototype belongs to something else than an object literal. Plain objects have `Object.prototype` or none. */
const isNotPlain = (prototype: unknown): prototype is object =>
  typeof prototype === 'object' && prototype !== null && Object.getPrototypeOf(prototype) !== null

const PROTOTYPE =
  '"__proto__" is not a valid name: JavaScript uses it for the prototype of an object.'

const notSerializable = (path: ModelPath, what: string): Diagnostic => ({
  code: 'not-serializable',
  path,
  message: `This value is ${/^[AEIO]/i.test(what) ? 'an' : 'a'} ${what}, which is not plain data.`,
  hint: 'Write strings, numbers, true or false, lists and objects.',
})

const changing = (path: ModelPath, first: unknown, second: unknown): Diagnostic => ({
  code: 'changing-value',
  path,
  message: `This value changes each time it is read: first ${JSON.stringify(first)}, then ${JSON.stringify(second)}.`,
  hint: 'Replace the getter or proxy with plain data: otherwise, each run would generate other files.',
})

const unsafeKey = (path: ModelPath, message: string): Diagnostic => ({
  code: 'unsafe-key',
  path,
  atKey: true,
  message,
  hint: 'Choose another name.',
})
