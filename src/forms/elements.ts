import type { Answers } from './answers.ts'
import type { SiteForm } from './definition.ts'
import type { RenderedField } from './renderedForm.ts'
import { fieldId, optionId } from './fieldId.ts'

/**
 * What stands in a form's elements, whoever put it there: the visitor, before the page's scripts
 * ran or since, the browser that fills in or brings back a page, a password manager.
 */
export function entered(form: SiteForm): Answers {
  return Object.fromEntries(form.fields.map((field) => [field.name, answerIn(form, field)]))
}

function answerIn(form: SiteForm, field: RenderedField): string | string[] {
  const element = textElement(fieldId(form, field))
  if (element !== undefined) return element.value
  const chosen = boxes(form, field).flatMap(({ option, box }) => (box.checked ? [option] : []))
  return Array.isArray(form.defaultValues[field.name]) ? chosen : (chosen[0] ?? '')
}

/** The boxes or buttons of a group, each with its option. */
function boxes(form: SiteForm, field: RenderedField) {
  const options = 'options' in field ? field.options : []
  return options.flatMap((option, position) => {
    const box = document.getElementById(optionId(form, field, position))
    return box instanceof HTMLInputElement ? [{ option, box }] : []
  })
}

/** The single element of a field. A group of options has none: its wrapper has the id. */
function textElement(id: string) {
  const element = document.getElementById(id)
  const hasText =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  return hasText ? element : undefined
}
