/** The number of pages that one test opens: a new browser page takes twice as long as another path. */
const SIZE = 5

/** Splits a list into lists of five, each for one test. */
export function batches<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / SIZE)
  return Array.from({ length: count }, (_, index) => all.slice(index * SIZE, (index + 1) * SIZE))
}
