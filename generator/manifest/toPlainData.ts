import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { unsafeTextMessage } from '../diagnostics/unsafeText.ts'

/** A copy of the manifest that is nothing but data, without what is none; and what that was. */
export type PlainData = { readonly data: unknown; readonly diagnostics: readonly Diagnostic[] }

/**
 * Copies the manifest's value, reading each property once: what comes after need fear neither
 * circles nor code that runs while it reads, nor text that no file or document can carry.
 */
export function toPlainData(manifest: unknown): PlainData {
  const reading: Reading = { diagnostics: [], copies: new Map(), open: new Set() }
  const data = attempt(() => copy(manifest, [], reading), [], reading)
  return { data, diagnostics: reading.diagnostics }
}

type Reading = {
  readonly diagnostics: Diagnostic[]
  /** What was copied before: a value may stand in several places. */
  readonly copies: Map<object, unknown>
  /** The objects around the value that is being copied. */
  readonly open: Set<object>
}

function copy(value: unknown, path: ModelPath, reading: Reading): unknown {
  const { diagnostics } = reading
  switch (typeof value) {
    case 'string': {
      const message = unsafeTextMessage(value)
      if (message === undefined) return value
      const hint = 'Remove it: type the text anew.'
      diagnostics.push({ code: 'forbidden-character', path, message, hint })
      return undefined
    }
    case 'object':
      return value === null ? null : copyObject(value, path, reading)
    case 'function':
    case 'symbol':
    case 'bigint':
      diagnostics.push(noData(path, typeof value))
      return undefined
    default:
      return value
  }
}

function copyObject(value: object, path: ModelPath, reading: Reading): unknown {
  const { diagnostics, copies, open } = reading
  if (open.has(value) || path.length > DEEPEST) {
    const hint = 'Write out what it should hold.'
    diagnostics.push({ code: 'cyclic-value', path, message: 'the value contains itself', hint })
    return undefined
  }
  if (copies.has(value)) return copies.get(value)
  open.add(value)
  const whole = Array.isArray(value)
    ? Array.from(value, (item: unknown, index) => copy(item, [...path, index], reading))
    : copyProperties(value, path, reading)
  open.delete(value)
  copies.set(value, whole)
  return whole
}

/** Deeper than any model: a value that makes itself anew whenever it is read would never end. */
const DEEPEST = 100

function copyProperties(value: object, path: ModelPath, reading: Reading): unknown {
  const { diagnostics } = reading
  const prototype: unknown = Object.getPrototypeOf(value)
  if (isForeign(prototype)) {
    if (Object.hasOwn(prototype, 'constructor')) {
      diagnostics.push(noData(path, Object.prototype.toString.call(value).slice(8, -1)))
      return undefined
    }
    diagnostics.push(forbiddenName([...path, '__proto__'], PROTOTYPE))
  }
  const entries = Object.keys(value).flatMap((key): [string, unknown][] => {
    const place = [...path, key]
    const unfit = key === '__proto__' ? PROTOTYPE : unsafeTextMessage(key)
    if (unfit !== undefined) {
      diagnostics.push(forbiddenName(place, unfit))
      return []
    }
    const held = attempt(() => copy(Reflect.get(value, key), place, reading), place, reading)
    return [[key, held]]
  })
  return Object.fromEntries(entries)
}

/** Code that runs while it is read may fail. */
function attempt(read: () => unknown, path: ModelPath, { diagnostics }: Reading): unknown {
  try {
    return read()
  } catch (error) {
    const message = `reading the value fails: ${error instanceof Error ? error.message : 'no reason is given'}`
    diagnostics.push({ code: 'unreadable-value', path, message, hint: DATA })
    return undefined
  }
}

/** Any but that of an object literal or of JSON: those have none, or the language's own object. */
const isForeign = (prototype: unknown): prototype is object =>
  typeof prototype === 'object' && prototype !== null && Object.getPrototypeOf(prototype) !== null

const DATA = 'The manifest is data: write texts, numbers, true or false, lists and objects.'
const PROTOTYPE = '"__proto__" is no name: JavaScript takes it for something else'

const noData = (path: ModelPath, what: string): Diagnostic => ({
  code: 'not-data',
  path,
  message: `a ${what} cannot stand here`,
  hint: DATA,
})

const forbiddenName = (path: ModelPath, message: string): Diagnostic => ({
  code: 'forbidden-name',
  path,
  atKey: true,
  message,
  hint: 'Choose another name.',
})
