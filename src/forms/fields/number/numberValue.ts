import * as z from 'zod/mini'
import { decimalSeparator } from 'virtual:language'
import * as texts from 'virtual:texts/field'
import { enter } from 'virtual:texts/form'
import type { DecimalSeparator } from '../../../model/values.ts'
import { fillText } from '../../../model/fillText.ts'
import { nameInMessages } from '../nameInMessages.ts'
import type { ValidatedField } from '../valueSchema.ts'
import { allowsDecimals, isOnStep, limitsInWords, type NumberLimits } from './numberLimits.ts'
import { normalizeNumber, parseNumber } from './numberText.ts'

/** The properties of a field that the validation of its number uses. */
export type ValidatedNumber = ValidatedField & NumberLimits & { readonly unit?: string | undefined }

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
  if (text === '') return required ? fillText(enter, { field: nameInMessages(field) }) : undefined
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
