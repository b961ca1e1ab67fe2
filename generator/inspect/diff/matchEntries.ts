/** A pair of matching entries of two lists. `before` is missing for an added entry, `after` for a removed one. */
export type MatchedEntry<T> = {
  readonly before?: { readonly index: number; readonly value: T }
  readonly after?: { readonly index: number; readonly value: T }
}

/**
 * Matches the entries of two lists. The tests are applied one after the other; each matches an entry
 * with the first unmatched entry that passes. The result has the order of the new list, with removed
 * entries at the end.
 */
export function matchEntries<T>(
  before: readonly T[],
  after: readonly T[],
  tests: readonly ((a: T, b: T) => boolean)[],
): MatchedEntry<T>[] {
  const old = before.map((value, index) => ({ value, index }))
  const matches = new Map<number, { value: T; index: number }>()
  const matchedIndexes = new Set<number>()
  for (const test of tests) {
    for (const [index, value] of after.entries()) {
      if (matches.has(index)) continue
      const match = old.find(
        (entry) => !matchedIndexes.has(entry.index) && test(entry.value, value),
      )
      if (match === undefined) continue
      matchedIndexes.add(match.index)
      matches.set(index, match)
    }
  }
  return [
    ...after.map((value, index) => ({ before: matches.get(index), after: { value, index } })),
    ...old.filter(({ index }) => !matchedIndexes.has(index)).map((entry) => ({ before: entry })),
  ]
}

/** Whether the entries that are in both lists have another order. */
export function isReordered(matched: readonly MatchedEntry<unknown>[]): boolean {
  const order = matched.flatMap(({ before, after }) =>
    before === undefined || after === undefined ? [] : [before.index],
  )
  return order.some((index, position) => position > 0 && index < (order[position - 1] ?? 0))
}
