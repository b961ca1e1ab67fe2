import type { RenderedField, RenderedForm } from './renderedForm.ts'

/** The field that another one's option "Other" reveals, if it has one. */
export function revealedBy(form: RenderedForm, field: RenderedField): RenderedField | undefined {
  const other = 'other' in field ? field.other : undefined
  return other && form.fields.find(({ name }) => name === other.reveals)
}

/** The fields that stand by themselves: all but those that another one reveals. */
export function standingFields(form: RenderedForm): readonly RenderedField[] {
  const revealed = new Set(form.fields.map((field) => revealedBy(form, field)?.name))
  return form.fields.filter(({ name }) => !revealed.has(name))
}
