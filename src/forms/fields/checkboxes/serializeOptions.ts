import type { FormValues } from '../../formValues.ts'
import type { FieldsByKind } from '../../renderedForm.ts'
import { serializeText } from '../serializeText.ts'

/**
 * Serializes the chosen options, joined by comma and space. The text of the revealed field replaces
 * the option `other`.
 */
export function serializeOptions(
  value: FormValues[string] | undefined,
  { other }: FieldsByKind['checkboxes'],
  values: FormValues,
): string {
  if (!Array.isArray(value)) return ''
  return value
    .map((option) => (option === other?.option ? serializeText(values[other.reveals]) : option))
    .filter((option) => option !== '')
    .join(', ')
}
