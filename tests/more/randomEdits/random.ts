import * as fc from 'fast-check'
import type { ModelPath } from '../../../generator/diagnostics/diagnostic.ts'

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

/** All values of the manifest with their paths, each before the values inside it. */
export function valuesOf(
  value: unknown,
  path: ModelPath = [],
): readonly { readonly path: ModelPath; readonly value: unknown }[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => valuesOf(item, [...path, index]))
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, item]) => valuesOf(item, [...path, key]))
      : []
  return [{ path, value }, ...inside]
}

/**
 * Another value such as an author could write: a text with a word more or less or in another order, a
 * larger or smaller number, another color, the opposite. Undefined if the value is no candidate.
 */
export function changedValue(value: unknown, draw: Draw): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') {
    const step = Number.isInteger(value) ? draw(fc.integer, { min: 1, max: 5 }) : 0.01
    return oneIn(draw, 2) ? value + step : value - step
  }
  if (typeof value !== 'string') return undefined
  if (/^#[0-9a-f]{6}$/.test(value)) {
    return value.replaceAll(/[0-9a-f]{2}/g, (channel) => {
      const changed = Number.parseInt(channel, 16) + draw(fc.integer, { min: -16, max: 16 })
      return Math.min(Math.max(changed, 0), 255).toString(16).padStart(2, '0')
    })
  }
  const words = value.split(' ')
  // A single word may be a name that other values refer to.
  if (words.length < 2) return undefined
  const at = draw(fc.nat, { max: words.length - 1 })
  const changed = [
    words.toSpliced(at, 1),
    words.toSpliced(at, 0, 'Überprüfung'),
    words.toReversed(),
  ]
  return pick(draw, changed)?.join(' ')
}
