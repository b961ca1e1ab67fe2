import * as z from 'zod/mini'
import * as texts from 'virtual:texts/field'
import { enter } from 'virtual:texts/form'
import { fillText } from '../../../model/fillText.ts'
import { nameInMessages } from '../nameInMessages.ts'
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
  if (text === '') return required ? fillText(enter, { field: nameInMessages(field) }) : undefined
  if (text.includes(',')) {
    const message = allowsDecimals(field) ? texts.numberCommaDecimals : texts.numberComma
    return fillText(message, { label })
  }
  if (/\s/.test(text)) return fillText(texts.numberSpace, { label })
  const limits = limitsInWords(field)
  const numbers = unit === undefined ? limits : fillText(texts.withUnit, { text: limits, unit })
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return fillText(texts.numberDigits, { label, numbers })
  if (isAllowed(Number(text), field)) return undefined
  return fillText(texts.numberLimits, { label, numbers })
}

function isAllowed(value: number, limits: NumberLimits): boolean {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = limits
  return Number.isFinite(value) && value >= min && value <= max && isOnStep(value, limits)
}
