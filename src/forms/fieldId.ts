import type { RenderedField, RenderedForm } from './renderedForm.ts'

/** The id of a form's element. The underscore keeps it apart from sections' anchors, which have none. */
export const formId = (form: RenderedForm): string => `form_${form.id}`

/** The id of a field's input. Ours and not React's, so that it stays the same from build to build. */
export const fieldId = (form: RenderedForm, field: RenderedField): string =>
  `${formId(form)}_${field.name}`

/** The id of one option's input, counted from 0. */
export const optionId = (form: RenderedForm, field: RenderedField, position: number): string =>
  `${fieldId(form, field)}_${position + 1}`
