import type { FormValues } from './formValues.ts'
import type { SiteForm } from './definition.ts'
import type { RenderedField } from './renderedForm.ts'
import { fieldId, optionId } from './fieldId.ts'

/**
 * Reads the values of a form from its elements. They can come from the visitor, also before
 * hydration, from the browser's autofill or restored page, or from a password manager.
 */
export function readDomValues(form: SiteForm): FormValues {
  return Object.fromEntries(form.fields.map((field) => [field.name, readDomValue(form, field)]))
}

function readDomValue(form: SiteForm, field: RenderedField): string | string[] {
  const element = textElement(fieldId(form, field))
  if (element !== undefined) return element.value
  const chosen = optionInputs(form, field).flatMap(({ option, input }) =>
    input.checked ? [option] : [],
  )
  return Array.isArray(form.defaultValues[field.name]) ? chosen : (chosen[0] ?? '')
}

/** The checkboxes or radio buttons of a field, each with its option. */
function optionInputs(form: SiteForm, field: RenderedField) {
  const options = 'options' in field ? field.options : []
  return options.flatMap((option, position) => {
    const input = document.getElementById(optionId(form, field, position))
    return input instanceof HTMLInputElement ? [{ option, input }] : []
  })
}

/** The input of a field with a single input. In a group of options, the wrapper has this id. */
function textElement(id: string) {
  const element = document.getElementById(id)
  const hasText =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  return hasText ? element : undefined
}
