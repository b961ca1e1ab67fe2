import type { Answers } from './answers.ts'
import type { SiteForm } from './definition.ts'
import { fieldId, optionId } from './fieldId.ts'

/**
 * What stands in a form's elements, whoever put it there: the visitor before the page's scripts
 * ran, the browser that fills in or brings back a page, or a password manager.
 */
export function entered(form: SiteForm): Answers {
  return Object.fromEntries(
    form.fields.map((field): [string, Answers[string]] => {
      if (!('options' in field) || field.kind === 'select') {
        return [field.name, textIn(fieldId(form, field))]
      }
      const chosen = field.options.filter((_, position) =>
        isChecked(optionId(form, field, position)),
      )
      return [field.name, field.kind === 'radio' ? (chosen[0] ?? '') : chosen]
    }),
  )
}

function textIn(id: string): string {
  const element = document.getElementById(id)
  const hasText =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  return hasText ? element.value : ''
}

function isChecked(id: string): boolean {
  const element = document.getElementById(id)
  return element instanceof HTMLInputElement && element.checked
}
