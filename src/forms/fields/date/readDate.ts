import { fieldId } from '../../fieldId.ts'
import type { RenderedField, RenderedForm } from '../../renderedForm.ts'
import { INCOMPLETE } from './isoDate.ts'

/** Reads a date. An input with an incomplete date, for example without a year, has an empty `value`. */
export function readDate(form: RenderedForm, field: RenderedField): string {
  const input = document.getElementById(fieldId(form, field))
  if (!(input instanceof HTMLInputElement)) return ''
  return input.validity.badInput ? INCOMPLETE : input.value
}
