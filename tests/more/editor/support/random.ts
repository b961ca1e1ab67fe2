import * as fc from 'fast-check'

/** Draws values of fast-check, which a seed determines. */
export type Draw = fc.GeneratorValue

/** The seeds of a test run: 1, or with the variable `SEEDS=10` those from 1 to 10. Each test says how many changes it makes for a seed. */
export const SEEDS = Array.from({ length: Number(process.env['SEEDS'] ?? 1) }, (_, at) => at + 1)

/** The source of the random values of a seed. */
export function drawFrom(seed: number): Draw {
  const [draw] = fc.sample(fc.gen(), { seed, numRuns: 1 })
  if (draw === undefined) throw new Error('fast-check has drawn nothing.')
  return draw
}

/** One of the items. Undefined if there is none. */
export const pick = <T>(draw: Draw, items: readonly T[]): T | undefined =>
  items[draw(fc.nat, { max: Math.max(0, items.length - 1) })]

/** Whether something happens that has a probability of 1 to `count`. */
export const oneIn = (draw: Draw, count: number) => draw(fc.nat, { max: count - 1 }) === 0
