import { TextInput } from '@mantine/core'
import { field as texts } from 'virtual:texts'
import { numberSeparators } from 'virtual:language'
import { fillText } from '../../../model/fillText.ts'
import type { FieldImplementation, FieldProps } from '../../siteForm.ts'
import {
  asciiDigits,
  nameInMessages,
  plainText,
  textSchema,
  useTextField,
  type ValidatedField,
} from '../fieldInput.ts'
import type { NumberSeparators } from '../../../model/values.ts'
import { serializeText } from '../../wire.ts'

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
      label={unit === undefined ? label : fillText(texts.withUnit, { text: label, unit })}
      inputMode={inputMode(field)}
      pattern={NUMBER_PATTERN}
      title={numberLimitsText(field)}
    />
  )
}

/** The keyboard of phones. Those for numbers have no minus sign in iOS. */
function inputMode(field: FieldProps<'number'>['field']) {
  if (allowsNegative(field)) return undefined
  return allowsDecimals(field) ? 'decimal' : 'numeric'
}

type Decimal = NumberSeparators['decimal']

/** The properties of a field that the validation of its number uses. */
type ValidatedNumber = ValidatedField & NumberLimits & { readonly unit?: string | undefined }

/** Validates a number in digits, with the separators of the site's language. */
export const numberSchema = (field: ValidatedNumber, separators = numberSeparators) =>
  textSchema(field, (text) =>
    numberError(normalizeNumber(text, separators), field, separators.decimal),
  )

function numberError(text: string, field: ValidatedNumber, decimal: Decimal): string | undefined {
  const { unit } = field
  const limits = numberLimitsText(field, decimal)
  const values = {
    field: nameInMessages(field),
    numbers: unit === undefined ? limits : fillText(texts.withUnit, { text: limits, unit }),
  }
  if (!isPlainNumber(text, decimal)) return fillText(texts.numberDigits, values)
  // Visitors who are used to another language may mean one thousand by 1,000.
  const hasAllowedDecimals = allowsDecimals(field) || !text.includes(decimal)
  if (hasAllowedDecimals && isAllowed(parseNumber(text, decimal), field)) return undefined
  return fillText(texts.numberLimits, values)
}

/** Whether a text has only digits, with a decimal separator of the language, and no separators of thousands. */
const isPlainNumber = (text: string, decimal: Decimal) =>
  /^-?\d+(?:[.,]\d+)?$/.test(text) && !text.includes(decimal === '.' ? ',' : '.')

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
export function numberLimitsText(limits: NumberLimits, decimal = numberSeparators.decimal): string {
  const { min = 0, step } = limits
  const numbers = rangeInWords(limits, decimal)
  return step === 1 && Number.isInteger(min)
    ? numbers
    : fillText(texts.numberSteps, { numbers, step: numberText(step, decimal) })
}

function rangeInWords(limits: NumberLimits, decimal: Decimal): string {
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

/** The characters that are never before decimals: in a class of a regular expression. All kinds of spaces. */
const CERTAIN_GROUPS = String.raw`\s'’`

/** What browsers check without scripts: digits of any script with separators. */
export const NUMBER_PATTERN = String.raw`[+\-]?[.,]?\p{Nd}[\p{Nd}.,${CERTAIN_GROUPS}]*`

/** The numbers in which the separator can only be the one before decimals: one or two digits follow, or only 0 precedes. */
const CERTAIN_DECIMALS = /^-?(?:\d+[.,]\d{1,2}|0[.,]\d+)$/

/** How a number can begin and end, and what is written instead. */
const SPELLINGS = [
  [/^[\u2212\u2013]/, '-'],
  [/^\+/, ''],
  [/^-?(?=[.,]\d)/, '$&0'],
  [/(\d)[.,]$/, '$1'],
] as const

/**
 * A number without separators of groups, and with the decimal separator of the site's language. The other
 * one is replaced if it cannot separate groups: `1.5` becomes `1,5` in German. A single group stays if it
 * could be decimals: `1.500` is not changed in German, but `1.500,25` and `1 500` are. `+5` becomes `5`, and
 * `.5` becomes `0.5`.
 */
export function normalizeNumber(entered: string, { decimal, group } = numberSeparators) {
  const text = SPELLINGS.reduce(
    (result, [spelling, plain]) => result.replace(spelling, plain),
    // U+066B and U+066C: the separators beside Arabic digits.
    asciiDigits(plainText(entered)).replaceAll('\u066C', '’').replace('\u066B', decimal),
  )
  if (CERTAIN_DECIMALS.test(text)) return text.replace(/[.,]/, decimal)
  const grouped = new RegExp(
    String.raw`^(-?\d{1,3}([${CERTAIN_GROUPS}${group}])\d{3}(?:\2\d{3})*)((?:[${decimal}]\d+)?)$`,
  )
  const [, whole, separator = '', decimals = ''] = grouped.exec(text) ?? []
  const groups = whole?.split(separator) ?? []
  const isCertain = !/[.,]/.test(separator) || groups.length > 2 || decimals !== ''
  return groups.length > 0 && isCertain ? groups.join('') + decimals : text
}

/** The value of a text of digits, with the decimal separator of a language. */
const parseNumber = (text: string, decimal: Decimal) => Number(text.replace(decimal, '.'))

/** The digits of a number, with the decimal separator of a language. */
export const numberText = (value: number, decimal: Decimal) => String(value).replace('.', decimal)

/** A number in digits. */
export const number = {
  Component: NumberField,
  valueSchema: (field) => numberSchema(field),
  serialize: serializeText,
  normalize: (entered) => normalizeNumber(entered),
} satisfies FieldImplementation<'number'>
