import { TextInput } from '@mantine/core'
import { field as fieldTexts, field as texts, form as formTexts } from 'virtual:texts'
import * as z from 'zod/mini'
import { decimalSeparator } from 'virtual:language'
import { fillText } from '../../../model/fillText.ts'
import type { FieldProps, ValidatedField, FieldImplementation } from '../../definition.ts'
import { useTextField } from '../useField.ts'
import type { DecimalSeparator } from '../../../model/values.ts'
import { nameInMessages, withoutInvisible, serializeText } from '../values.ts'

/**
 * A number. Not `type="number"`: browsers then drop or change some of what is typed without a message,
 * for example commas, and mouse wheels change the number.
 */
function NumberField({ form, field }: FieldProps<'number'>) {
  const { label, unit } = field
  return (
    <TextInput
      {...useTextField(form, field)}
      type="text"
      label={unit === undefined ? label : fillText(fieldTexts.withUnit, { text: label, unit })}
      inputMode={inputMode(field)}
      pattern={numberPattern(field)}
      title={limitsInWords(field)}
    />
  )
}

/** The keyboard of phones. Those for numbers have no minus sign in iOS. */
function inputMode(field: FieldProps<'number'>['field']) {
  if (allowsNegative(field)) return undefined
  return allowsDecimals(field) ? 'decimal' : 'numeric'
}

/** The properties of a field that the validation of its number uses. */
type ValidatedNumber = ValidatedField & NumberLimits & { readonly unit?: string | undefined }

/** Validates a number in digits, with the decimal separator of the site's language. */
export const numberValue = (field: ValidatedNumber, decimal: DecimalSeparator = decimalSeparator) =>
  z.string().check((context) => {
    const message = problemOf(normalizeNumber(context.value, decimal), field, decimal)
    if (message !== undefined) {
      context.issues.push({ code: 'custom', message, input: context.value })
    }
  })

function problemOf(
  text: string,
  field: ValidatedNumber,
  decimal: DecimalSeparator,
): string | undefined {
  const { label, required, unit } = field
  if (text === '')
    return required ? fillText(formTexts.enter, { field: nameInMessages(field) }) : undefined
  if (text.includes(decimal === '.' ? ',' : '.')) {
    return fillText(separatorMessage(field, decimal), { label })
  }
  if (/\s/.test(text)) return fillText(texts.numberSpace, { label })
  const limits = limitsInWords(field, decimal)
  const numbers = unit === undefined ? limits : fillText(texts.withUnit, { text: limits, unit })
  if (!/^-?\d+(?:[.,]\d+)?$/.test(text)) return fillText(texts.numberDigits, { label, numbers })
  // Visitors who are used to another language may mean one thousand by 1,000.
  const hasValidForm = allowsDecimals(field) || !text.includes(decimal)
  if (hasValidForm && isAllowed(parseNumber(text, decimal), field)) return undefined
  return fillText(texts.numberLimits, { label, numbers })
}

/** The message for a separator of thousands. */
function separatorMessage(field: ValidatedNumber, decimal: DecimalSeparator) {
  const isDecimal = allowsDecimals(field)
  if (decimal === '.') return isDecimal ? texts.numberCommaDecimals : texts.numberComma
  return isDecimal ? texts.numberPointDecimals : texts.numberPoint
}

function isAllowed(value: number, limits: NumberLimits): boolean {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = limits
  return Number.isFinite(value) && value >= min && value <= max && isOnStep(value, limits)
}

/** The limits of a number, as the manifest declares them. */
type NumberLimits = {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step: number
}

/** Whether negative numbers are allowed. */
const allowsNegative = ({ min }: NumberLimits) => min === undefined || min < 0

/** Whether numbers with decimals are allowed. */
const allowsDecimals = ({ min = 0, step }: NumberLimits) =>
  !Number.isInteger(min) || !Number.isInteger(step)

/** Whether a number is a whole number of steps away from `min`, or from 0. */
function isOnStep(value: number, { min = 0, step }: NumberLimits): boolean {
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

/** The numbers in which the separator can only be the one before decimals: one or two digits follow, or only 0 precedes. */
const CERTAIN_DECIMALS = /^-?(?:\d+[.,]\d{1,2}|0[.,]\d+)$/

/**
 * A number with the decimal separator of the site's language. The other one is replaced if it cannot
 * separate thousands: `1.5` becomes `1,5` in German, but `1.500` is not changed. Invisible characters are removed.
 */
export function normalizeNumber(entered: string, decimal: DecimalSeparator = decimalSeparator) {
  const text = withoutInvisible(entered)
  return CERTAIN_DECIMALS.test(text) ? text.replace(/[.,]/, decimal) : text
}

/** The value of a text of digits, with the decimal separator of a language. */
const parseNumber = (text: string, decimal: DecimalSeparator) => Number(text.replace(decimal, '.'))

/** The digits of a number, with the decimal separator of a language. */
export const numberText = (value: number, decimal: DecimalSeparator) =>
  String(value).replace('.', decimal)

/** A number in digits. */
export const number = {
  Component: NumberField,
  valueSchema: (field) => numberValue(field),
  serialize: serializeText,
  normalize: (entered) => normalizeNumber(entered),
} satisfies FieldImplementation<'number'>
