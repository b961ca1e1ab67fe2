import {
  type RenderedField,
  type RenderedForm,
  type SiteForm,
  implementationOf,
  type FieldWithOptions,
  type FormValues,
} from './definition.ts'
/** The id of a form's element. The ids of sections contain no underscore, so the two never collide. */
export const formId = (form: RenderedForm): string => `form_${form.id}`

/** The id of a field's input. Not from `useId`, because it must be the same in each build. */
export const fieldId = (form: RenderedForm, field: RenderedField): string =>
  `${formId(form)}_${field.name}`

/** The id of an option's input. `position` counts from 0. */
export const optionId = (form: RenderedForm, field: RenderedField, position: number): string =>
  `${fieldId(form, field)}_${position + 1}`

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

/** The id of the focusable element of a field; in a group of options, the first one. */
export function focusId(form: SiteForm, field: RenderedField): string {
  const { isGroup } = implementationOf(form, field.kind)
  return isGroup ? optionId(form, field, 0) : fieldId(form, field)
}

/** Moves the focus to a field. */
export function focusField(form: SiteForm, field: RenderedField): void {
  document.getElementById(focusId(form, field))?.focus()
}

/**
 * Reads the values of a form from its elements. They can come from the visitor, also before
 * hydration, from the browser's autofill or restored page, or from a password manager.
 */
export const readDomValues = (form: SiteForm): FormValues =>
  Object.fromEntries(
    form.fields.map((field) => {
      const { readValue = readText } = implementationOf(form, field.kind)
      return [field.name, readValue(form, field)]
    }),
  )

/** Reads the text of a field with a single input. Empty if the input is not in the page. */
function readText(form: RenderedForm, field: RenderedField): string {
  const input = document.getElementById(fieldId(form, field))
  return input !== null && 'value' in input && typeof input.value === 'string' ? input.value : ''
}

/** Reads the checked options of a field whose options have inputs of their own. */
export const readOptions = (form: RenderedForm, field: FieldWithOptions): string[] =>
  field.options.filter((_, position) => {
    const input = document.getElementById(optionId(form, field, position))
    return input instanceof HTMLInputElement && input.checked
  })
