import type { ChangeEvent } from 'react'
import type { RenderedField } from '../definition.ts'
import { partName } from '../partName.ts'
import { useEntry } from './useEntry.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The properties that every single input takes from its field. */
export function useTextEntry(field: RenderedField) {
  const { form, id, text, error, set } = useEntry(field)
  return {
    id,
    name: partName(form, field),
    label: field.label,
    description: field.hint,
    required: field.required,
    value: text,
    error,
    onChange: (event: ChangeEvent<TextElement>) => set(event.currentTarget.value),
  }
}
