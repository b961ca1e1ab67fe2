import { decimalSeparator } from 'virtual:language'
import * as texts from 'virtual:texts/field'
import type { DecimalSeparator } from '../../../model/values.ts'
import { fillText } from '../../../model/fillText.ts'
import { numberText } from './numberText.ts'

/** The limits of a number, as the manifest declares them. */
export type NumberLimits = {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step: number
}

/** Whether negative numbers are allowed. */
export const allowsNegative = ({ min }: NumberLimits) => min === undefined || min < 0

/** Whether numbers with decimals are allowed. */
export const allowsDecimals = ({ min = 0, step }: NumberLimits) =>
  !Number.isInteger(min) || !Number.isInteger(step)

/** Whether a number is a whole number of steps away from `min`, or from 0. */
export function isOnStep(value: number, { min = 0, step }: NumberLimits): boolean {
  const steps = (value - min) / step
  // Divisions of decimals are not exact: 0.3 / 0.1 is 2.9999999999999996.
  return Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps))
}

/** The allowed numbers for a message, e.g. `a whole number from 1 to 50`. */
export function limitsInWords(
  limits: NumberLimits,
  decimal: DecimalSeparator = decimalSeparator,
): string {
  const { min = 0, step } = limits
  const numbers = rangeInWords(limits, decimal)
  return step === 1 && Number.isInteger(min)
    ? numbers
    : fillText(texts.numberSteps, { numbers, step: numberText(step, decimal) })
}

function rangeInWords(limits: NumberLimits, decimal: DecimalSeparator): string {
  const number = allowsDecimals(limits) ? texts.number : texts.wholeNumber
  const [min, max] = [limits.min, limits.max].map((limit) =>
    limit === undefined ? undefined : numberText(limit, decimal),
  )
  if (min !== undefined && max !== undefined) {
    return fillText(texts.numberBetween, { number, min, max })
  }
  if (min !== undefined) return fillText(texts.numberAtLeast, { number, min })
  return max === undefined ? number : fillText(texts.numberAtMost, { number, max })
}
