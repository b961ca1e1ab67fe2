import { isDeepStrictEqual } from 'node:util'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { matchEntries } from './matchEntries.ts'

/** A value that differs. `before` is `undefined` for an added value, `after` for a removed one. */
export type Difference = {
  /** The path in the new value, or in the old value if it was removed. */
  readonly path: ModelPath
  readonly before: unknown
  readonly after: unknown
}

/** The differences between two values, as deep as possible. Entries of lists are matched first. */
export function differences(before: unknown, after: unknown, path: ModelPath = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path)
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    return keys.flatMap((key) => differences(before[key], after[key], [...path, key]))
  }
  return [{ path, before, after }]
}

/** Matches equal entries, then entries that have a text in common, then entries in order. */
function listDifferences(before: unknown[], after: unknown[], path: ModelPath): Difference[] {
  const sameLength = before.length === after.length
  const matched = matchEntries<unknown>(before, after, [
    isDeepStrictEqual,
    (a, b) => isRecord(a) && isRecord(b) && sharesText(a, b),
    // In lists of the same length, the other entries were changed; otherwise entries were added or removed.
    ...(sameLength ? [(a: unknown, b: unknown) => typeof a === typeof b] : []),
  ])
  return matched.flatMap((pair) => {
    const index = pair.after?.index ?? pair.before?.index ?? 0
    return differences(pair.before?.value, pair.after?.value, [...path, index])
  })
}

const sharesText = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  Object.entries(a).some(([key, value]) => isText(value) && b[key] === value && key !== 'kind')

const isText = (value: unknown) => typeof value === 'string' && value.length > 2

/** Whether a value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** All texts in a value, in order. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(collectTexts)
  return isRecord(value) ? Object.values(value).flatMap(collectTexts) : []
}
