import type { SiteForm } from './definition.ts'
import type { RenderedField } from './renderedForm.ts'
import { fieldId, optionId } from './fieldId.ts'
import { implementationOf } from './fields/implementationOf.ts'

/** The id of the element of a field that can take the focus: a group's first option. */
export function focusId(form: SiteForm, field: RenderedField): string {
  const { isGroup } = implementationOf(form, field.kind)
  return isGroup ? optionId(form, field, 0) : fieldId(form, field)
}

/** Brings the visitor to a field. */
export function focusField(form: SiteForm, field: RenderedField): void {
  document.getElementById(focusId(form, field))?.focus()
}
