import { decimalSeparator } from 'virtual:language'
import type { DecimalSeparator } from '../../../model/values.ts'
import { allowsDecimals, allowsNegative, type NumberLimits } from './numberLimits.ts'

/**
 * The regular expression of a number for the attribute `pattern`. It contains the limits of whole
 * numbers from 0 on, so that browsers check these without scripts too. Of numbers with decimals, it
 * allows those that `normalizeNumber` returns or changes.
 */
export function numberPattern(
  limits: NumberLimits,
  decimal: DecimalSeparator = decimalSeparator,
): string {
  const { min, max } = limits
  const sign = allowsNegative(limits) ? '-?' : ''
  if (allowsDecimals(limits)) {
    return String.raw`${sign}(?:\d+(?:[${decimal}]\d+|[.,]\d{1,2})?|0[.,]\d+)`
  }
  if (sign !== '' || min === undefined || max === undefined || max < min) {
    return String.raw`${sign}\d+`
  }
  return `0*(?:${integersBetween(min, Math.floor(max)).join('|')})`
}

/** Patterns that together match the whole numbers from `min` to `max`, each for numbers of one length. */
function integersBetween(min: number, max: number): string[] {
  const ends = rangeEnds(min, max)
  return ends.map((end, index) => {
    const start = index === 0 ? min : (ends[index - 1] ?? min) + 1
    return [...String(start)]
      .map((digit, position) => digitBetween(digit, String(end).charAt(position)))
      .join('')
  })
}

/** The ends of ranges in which each digit is independent of the others: 5 to 120 has 9, 99, 119 and 120. */
function rangeEnds(min: number, max: number): number[] {
  const ends = new Set([max])
  for (let power = 10; ; power *= 10) {
    const end = min - (min % power) + power - 1
    if (end >= max) break
    ends.add(end)
  }
  for (let power = 10; ; power *= 10) {
    const end = max + 1 - ((max + 1) % power) - 1
    if (end <= min) break
    ends.add(end)
  }
  return [...ends].toSorted((one, other) => one - other)
}

const digitBetween = (first: string, last: string) =>
  first === last ? first : `[${first}-${last}]`
