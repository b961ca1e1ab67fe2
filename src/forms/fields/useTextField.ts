import type { ChangeEvent } from 'react'
import type { FieldWithAutocomplete, RenderedForm } from '../renderedForm.ts'
import { partName } from '../partName.ts'
import classNames from './Input.module.css'
import { useField } from './useField.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The properties of the input of a field with a single input. */
export function useTextField(form: RenderedForm, field: FieldWithAutocomplete) {
  const { fieldApi, id, error } = useField<string>(form, field)
  return {
    id,
    name: partName(form, field),
    label: field.label,
    description: field.hint,
    required: field.required,
    autoComplete: field.autocomplete,
    error,
    classNames,
    value: fieldApi.state.value,
    onChange: ({ currentTarget }: ChangeEvent<TextElement>) =>
      fieldApi.handleChange(currentTarget.value),
    onBlur: fieldApi.handleBlur,
  }
}
