import * as fc from 'fast-check'

/** A source of random choices that a seed determines. */
export type Random = {
  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number
  pick<T>(items: readonly T[]): T | undefined
}

/** Random choices of fast-check. The same seed always makes the same choices. */
export function randomFrom(seed: number): Random {
  const [numbers] = fc.sample(fc.infiniteStream(fc.nat({ max: 2 ** 31 - 1 })), {
    seed,
    numRuns: 1,
  })
  const below = (limit: number) => Number(numbers?.next().value ?? 0) % limit
  return { below, pick: (items) => items[below(items.length)] }
}
