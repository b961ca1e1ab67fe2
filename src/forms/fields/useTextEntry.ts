import type { RenderedField } from '../definition.ts'
import { partName } from '../partName.ts'
import classNames from './Input.module.css'
import { useEntry } from './useEntry.ts'

/**
 * The properties that every single input takes from its field. No value is among them: React would
 * write it back over what a script or the browser has put there (facebook/react#26974).
 */
export function useTextEntry(field: RenderedField) {
  const { form, id, error } = useEntry(field)
  return {
    id,
    name: partName(form, field),
    label: field.label,
    description: field.hint,
    required: field.required,
    error,
    classNames,
  }
}
