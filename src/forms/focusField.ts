import type { SiteForm } from './definition.ts'
import type { RenderedField } from './renderedForm.ts'
import { fieldId, optionId } from './fieldId.ts'
import { implementationOf } from './fields/implementationOf.ts'

/** The id of the focusable element of a field; in a group of options, the first one. */
export function focusId(form: SiteForm, field: RenderedField): string {
  const { isGroup } = implementationOf(form, field.kind)
  return isGroup ? optionId(form, field, 0) : fieldId(form, field)
}

/** Moves the focus to a field. */
export function focusField(form: SiteForm, field: RenderedField): void {
  document.getElementById(focusId(form, field))?.focus()
}
