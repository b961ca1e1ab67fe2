import { optionId } from '../fieldId.ts'
import type { FieldWithOptions, RenderedForm } from '../renderedForm.ts'

/** Reads the checked options of a field whose options have inputs of their own. */
export const readOptions = (form: RenderedForm, field: FieldWithOptions): string[] =>
  field.options.filter((_, position) => {
    const input = document.getElementById(optionId(form, field, position))
    return input instanceof HTMLInputElement && input.checked
  })
