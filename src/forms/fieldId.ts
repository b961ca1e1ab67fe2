import type { RenderedField, RenderedForm } from './definition.ts'

/** The id of a field's input. Ours and not React's, so that it stays the same from build to build. */
export function fieldId(form: RenderedForm, field: RenderedField): string {
  return `${form.id}-${field.name}`
}
