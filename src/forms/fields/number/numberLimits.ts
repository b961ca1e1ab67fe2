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
export function limitsInWords(limits: NumberLimits): string {
  const number = allowsDecimals(limits) ? 'a number' : 'a whole number'
  return `${number}${range(limits)}${steps(limits)}`
}

function range({ min, max }: NumberLimits): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`
  if (min !== undefined) return ` of ${min} or more`
  return max === undefined ? '' : ` of ${max} or less`
}

function steps({ min = 0, step }: NumberLimits): string {
  if (step === 1 && Number.isInteger(min)) return ''
  return min % step === 0
    ? `, in steps of ${step}`
    : `, in steps of ${step} (${min}, ${decimal(min + step)} …)`
}

/** A number without the errors of binary arithmetic: 0.3 instead of 0.30000000000000004. */
const decimal = (value: number) => Number(value.toPrecision(12))
