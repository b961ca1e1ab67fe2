import type { DecimalSeparator } from '../../src/model/values.ts'

/** What a language writes before the decimals of a number with the digits 0 to 9. */
export function decimalSeparator(language: string): DecimalSeparator {
  const format = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
  const isComma = format
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
  return isComma ? ',' : '.'
}
