import type { RenderedField, RenderedForm } from './renderedForm.ts'

/** The id of a form's element. The ids of sections contain no underscore, so the two never collide. */
export const formId = (form: RenderedForm): string => `form_${form.id}`

/** The id of a field's input. Not from `useId`, because it must be the same in each build. */
export const fieldId = (form: RenderedForm, field: RenderedField): string =>
  `${formId(form)}_${field.name}`

/** The id of an option's input. `position` counts from 0. */
export const optionId = (form: RenderedForm, field: RenderedField, position: number): string =>
  `${fieldId(form, field)}_${position + 1}`
