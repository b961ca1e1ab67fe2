import * as fc from 'fast-check'

/** A source of random values for property tests. */
export type Random = {
  /** An integer from `min` to `max`, inclusive. */
  integer(min: number, max: number): number
  pick<T>(items: readonly T[]): T
  /** A unique word, for a slot: a property that accepts any text. */
  word(slot: string): string
}

/** Random values of fast-check, so that a failing case can be repeated. Adds the slot of each word to `slots`. */
export function randomFrom(gen: fc.GeneratorValue, slots: Map<string, string>): Random {
  const integer = (min: number, max: number) => gen(fc.integer, { min, max })
  return {
    integer,
    pick<T>(items: readonly T[]): T {
      const index = integer(0, items.length - 1)
      const item = items[index]
      if (item === undefined) throw new Error('The list is empty.')
      return item
    },
    word(slot) {
      const word = `w${slots.size + 1}w`
      slots.set(word, slot)
      return word
    },
  }
}

/** Matches the words of `randomFrom`. */
export const WORD = /w\d+w/g
