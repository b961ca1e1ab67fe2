import { fieldId } from '../fieldId.ts'
import type { RenderedField, RenderedForm } from '../renderedForm.ts'

/** Reads the text of a field with a single input. Empty if the input is not in the page. */
export function readText(form: RenderedForm, field: RenderedField): string {
  const input = document.getElementById(fieldId(form, field))
  return input !== null && 'value' in input && typeof input.value === 'string' ? input.value : ''
}
