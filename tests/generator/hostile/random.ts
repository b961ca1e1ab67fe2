import * as fc from 'fast-check'

/** Chance, as a property test hands it out. */
export type Draw = {
  /** A whole number from `least` to `most`. */
  count(least: number, most: number): number
  pick<T>(items: readonly T[]): T
  /** A word that occurs nowhere else, for a place that takes any text. */
  word(slot: string): string
}

/** Draws by fast-check, so that a failing case can be repeated. Keeps the slot of each word. */
export function drawing(gen: fc.GeneratorValue, slots: Map<string, string>): Draw {
  const count = (least: number, most: number) => gen(fc.integer, { min: least, max: most })
  return {
    count,
    pick<T>(items: readonly T[]): T {
      const index = count(0, items.length - 1)
      const item = items[index]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
    word(slot) {
      const word = `w${slots.size + 1}w`
      slots.set(word, slot)
      return word
    },
  }
}

/** A word as `drawing` makes it. */
export const WORD = /w\d+w/g
