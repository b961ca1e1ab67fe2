import { useField } from '@tanstack/react-form'
import type { RenderedField } from '../definition.ts'
import { fieldId } from '../fieldId.ts'
import { useFormShared } from '../formContext.ts'

/** What is entered in a field, what is wrong with it, and how to change it. */
export function useEntry(field: RenderedField) {
  const { form, state } = useFormShared()
  const entry = useField({ form: state, name: field.name })
  const { value, meta } = entry.state
  return {
    form,
    id: fieldId(form, field),
    text: typeof value === 'string' ? value : '',
    chosen: typeof value === 'string' ? [] : value,
    error: meta.errors.find((issue) => issue !== undefined)?.message,
    set: (next: string | string[]) => entry.handleChange(next),
  }
}
