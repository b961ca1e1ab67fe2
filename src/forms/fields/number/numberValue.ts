import * as z from 'zod/mini'
import { labelInSentence } from '../labelInSentence.ts'
import type { ValidatedField } from '../valueSchema.ts'
import { allowsDecimals, isOnStep, limitsInWords, type NumberLimits } from './numberLimits.ts'

/** The properties of a field that the validation of its number uses. */
export type ValidatedNumber = ValidatedField & NumberLimits & { readonly unit?: string | undefined }

/** Validates a number in digits. It is never changed: a comma could mean thousands or decimals. */
export const numberValue = (field: ValidatedNumber) =>
  z.string().check((context) => {
    const message = problemOf(context.value, field)
    if (message !== undefined) {
      context.issues.push({ code: 'custom', message, input: context.value })
    }
  })

function problemOf(text: string, field: ValidatedNumber): string | undefined {
  const { label, required, unit } = field
  if (text === '') return required ? `Enter ${labelInSentence(label)}` : undefined
  const allowed = `${limitsInWords(field)}${unit === undefined ? '' : ` (${unit})`}`
  const forDecimals = allowsDecimals(field) ? ', and a point before decimals' : ''
  if (/,/.test(text)) return `${label}: write the number without commas${forDecimals}`
  if (/\s/.test(text)) return `${label}: write the number without spaces`
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) {
    return `${label}: write the number with digits only${forDecimals}. Enter ${allowed}`
  }
  return isAllowed(Number(text), field) ? undefined : `${label}: enter ${allowed}`
}

function isAllowed(value: number, limits: NumberLimits): boolean {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = limits
  return Number.isFinite(value) && value >= min && value <= max && isOnStep(value, limits)
}
