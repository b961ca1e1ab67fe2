import { fieldId } from '../../fieldId.ts'
import type { FieldsByKind, RenderedForm } from '../../renderedForm.ts'

/** Reads an agreement: the declared value if the box is checked, otherwise an empty text. */
export function readAgreement(form: RenderedForm, field: FieldsByKind['agreement']): string {
  const input = document.getElementById(fieldId(form, field))
  return input instanceof HTMLInputElement && input.checked ? field.value : ''
}
