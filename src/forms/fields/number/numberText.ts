import { decimalSeparator } from 'virtual:language'
import type { DecimalSeparator } from '../../../model/values.ts'
import { withoutInvisible } from '../serializeText.ts'

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
export const parseNumber = (text: string, decimal: DecimalSeparator) =>
  Number(text.replace(decimal, '.'))

/** The digits of a number, with the decimal separator of a language. */
export const numberText = (value: number, decimal: DecimalSeparator) =>
  String(value).replace('.', decimal)
