import type { RenderedField, RenderedForm } from './renderedForm.ts'

/** The field that the option “Other” of a field reveals, if there is one. */
export function revealedBy(form: RenderedForm, field: RenderedField): RenderedField | undefined {
  const other = 'other' in field ? field.other : undefined
  return other && form.fields.find(({ name }) => name === other.reveals)
}

/** All fields except those that another field reveals. */
export function topLevelFields(form: RenderedForm): readonly RenderedField[] {
  const revealed = new Set(form.fields.map((field) => revealedBy(form, field)?.name))
  return form.fields.filter(({ name }) => !revealed.has(name))
}
