/** Entries of two lists that belong together; one side is missing where an entry is new or gone. */
export type Aligned<T> = {
  readonly before?: { readonly index: number; readonly value: T }
  readonly after?: { readonly index: number; readonly value: T }
}

/**
 * Finds which entries of two lists belong together: by each test in turn, the first entry that
 * passes. The result has the new list's order; what is gone comes last.
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  tests: readonly ((a: T, b: T) => boolean)[],
): Aligned<T>[] {
  const old = before.map((value, index) => ({ value, index }))
  const partners = new Map<number, { value: T; index: number }>()
  const taken = new Set<number>()
  for (const test of tests) {
    for (const [index, value] of after.entries()) {
      if (partners.has(index)) continue
      const partner = old.find((entry) => !taken.has(entry.index) && test(entry.value, value))
      if (partner === undefined) continue
      taken.add(partner.index)
      partners.set(index, partner)
    }
  }
  return [
    ...after.map((value, index) => ({ before: partners.get(index), after: { value, index } })),
    ...old.filter(({ index }) => !taken.has(index)).map((entry) => ({ before: entry })),
  ]
}

/** Whether entries that are in both lists stand in another order. */
export function isReordered(aligned: readonly Aligned<unknown>[]): boolean {
  const order = aligned.flatMap(({ before, after }) =>
    before === undefined || after === undefined ? [] : [before.index],
  )
  return order.some((index, position) => position > 0 && index < (order[position - 1] ?? 0))
}
