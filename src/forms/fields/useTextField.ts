import type { ChangeEvent } from 'react'
import type { RenderedField, RenderedForm } from '../renderedForm.ts'
import { partName } from '../partName.ts'
import classNames from './Input.module.css'
import { useField } from './useField.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The properties that every single input takes from its field. */
export function useTextField(form: RenderedForm, field: RenderedField) {
  const { answer, id, error } = useField<string>(form, field)
  return {
    id,
    name: partName(form, field),
    label: field.label,
    description: field.hint,
    required: field.required,
    error,
    classNames,
    value: answer.state.value,
    onChange: ({ currentTarget }: ChangeEvent<TextElement>) =>
      answer.handleChange(currentTarget.value),
    onBlur: answer.handleBlur,
  }
}
