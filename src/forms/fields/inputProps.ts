import type { RenderedField, RenderedForm } from '../definition.ts'
import { fieldId } from '../fieldId.ts'
import { partName } from '../partName.ts'

/** The properties that every single input takes from its field. */
export function inputProps(form: RenderedForm, field: RenderedField) {
  return {
    id: fieldId(form, field),
    name: partName(form, field),
    label: field.label,
    description: field.hint,
    required: field.required,
  }
}
