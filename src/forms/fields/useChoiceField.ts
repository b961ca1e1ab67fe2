import type { FormValues } from '../formValues.ts'
import type { RenderedField, RenderedForm } from '../renderedForm.ts'
import classNames from './Input.module.css'
import { useField } from './useField.ts'

/** The field API of a field with options, and the properties of its group. */
export function useChoiceField<T extends FormValues[string]>(
  form: RenderedForm,
  field: RenderedField,
) {
  const { fieldApi, id, error } = useField<T>(form, field)
  const { label, hint: description, required: withAsterisk } = field
  return { fieldApi, group: { id, label, description, withAsterisk, error, classNames } }
}
