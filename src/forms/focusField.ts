import type { RenderedField, RenderedForm } from './definition.ts'
import { fieldId, optionId } from './fieldId.ts'

/** The id of the element of a field that can take the focus: a group's first option. */
export function focusId(form: RenderedForm, field: RenderedField): string {
  const isGroup = field.kind === 'radio' || field.kind === 'checkboxes'
  return isGroup ? optionId(form, field, 0) : fieldId(form, field)
}

/** Brings the visitor to a field. */
export function focusField(form: RenderedForm, field: RenderedField): void {
  document.getElementById(focusId(form, field))?.focus()
}
