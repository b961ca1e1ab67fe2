import type { Answers } from '../answers.ts'
import type { RenderedField, RenderedForm } from '../renderedForm.ts'
import classNames from './Input.module.css'
import { useField } from './useField.ts'

/** The answer of a field with options, and the properties that their group takes from it. */
export function useChoiceField<T extends Answers[string]>(
  form: RenderedForm,
  field: RenderedField,
) {
  const { answer, id, error } = useField<T>(form, field)
  const { label, hint: description, required: withAsterisk } = field
  return { answer, group: { id, label, description, withAsterisk, error, classNames } }
}
