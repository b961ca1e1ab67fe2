import type { Answers } from '../../answers.ts'
import type { FieldsByKind } from '../../renderedForm.ts'
import { serializeText } from '../serializeText.ts'

/**
 * The chosen options as they are sent: joined by comma and space. The text of the field that
 * `other` reveals replaces that option.
 */
export function serializeOptions(
  value: Answers[string] | undefined,
  { other }: FieldsByKind['checkboxes'],
  answers: Answers,
): string {
  if (!Array.isArray(value)) return ''
  return value
    .map((option) => (option === other?.option ? serializeText(answers[other.reveals]) : option))
    .filter((option) => option !== '')
    .join(', ')
}
