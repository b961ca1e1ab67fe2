import { fieldId } from '../../fieldId.ts'
import type { RenderedField, RenderedForm } from '../../renderedForm.ts'
import { textsIn } from './fileInput.ts'

/** Reads the files of a field, as texts that describe them. */
export function readFiles(form: RenderedForm, field: RenderedField): string[] {
  const input = document.getElementById(fieldId(form, field))
  return input instanceof HTMLInputElement ? textsIn(input) : []
}
