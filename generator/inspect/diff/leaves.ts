import { isDeepStrictEqual } from 'node:util'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { align } from './align.ts'

/** A value that differs; one side is undefined where it is new or gone. */
export type Difference = {
  /** In the new value, or in the old one where it is gone. */
  readonly path: ModelPath
  readonly before: unknown
  readonly after: unknown
}

/** The smallest values in which two values differ. Entries of lists are matched first. */
export function differences(before: unknown, after: unknown, path: ModelPath = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path)
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    return keys.flatMap((key) => differences(before[key], after[key], [...path, key]))
  }
  return [{ path, before, after }]
}

/** Equal entries belong together, then those that share a text, then what stands at one position. */
function listDifferences(before: unknown[], after: unknown[], path: ModelPath): Difference[] {
  const sameLength = before.length === after.length
  const aligned = align<unknown>(before, after, [
    isDeepStrictEqual,
    (a, b) => isRecord(a) && isRecord(b) && sharesText(a, b),
    // Of two lists of one length the rest was reworded; else an entry is new or gone.
    ...(sameLength ? [(a: unknown, b: unknown) => typeof a === typeof b] : []),
  ])
  return aligned.flatMap((pair) => {
    const index = pair.after?.index ?? pair.before?.index ?? 0
    return differences(pair.before?.value, pair.after?.value, [...path, index])
  })
}

const sharesText = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  Object.entries(a).some(([key, value]) => isText(value) && b[key] === value && key !== 'kind')

const isText = (value: unknown) => typeof value === 'string' && value.length > 2

/** Whether a value has properties. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** All texts in a value, from the first to the last. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}
