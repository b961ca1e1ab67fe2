import { useStore } from '@tanstack/react-form'
import type { SiteForm } from './definition.ts'
import type { RenderedField } from './renderedForm.ts'
import { firstMessage } from './fields/useField.ts'
import type { SiteFormApi } from './useFormApi.ts'

/** The error message of a field. */
export type FieldError = { readonly field: RenderedField; readonly message: string }

/** The errors of a form, in the order of its fields. Empty before the first submit. */
export function useFieldErrors(form: SiteForm, formApi: SiteFormApi): readonly FieldError[] {
  const meta = useStore(formApi.store, ({ fieldMeta }) => fieldMeta)
  return form.fields.flatMap((field) => {
    const message = firstMessage(meta[field.name]?.errors)
    return message === undefined ? [] : [{ field, message }]
  })
}
