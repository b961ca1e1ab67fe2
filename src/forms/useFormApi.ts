import { revalidateLogic, useForm } from '@tanstack/react-form'
import type { FormValues } from './formValues.ts'
import type { SiteForm } from './definition.ts'

/** What happens after a submit has been validated. */
export type SubmitHandlers = {
  readonly onValid: (values: FormValues) => Promise<void>
  readonly onInvalid: () => void
}

/**
 * TanStack Form's state of a form: its values and, from the first submit on, its errors. The state
 * of sending is not part of it, because an error here would block the next submit
 * (TanStack/form#1105).
 */
export function useFormApi(form: SiteForm, { onValid, onInvalid }: SubmitHandlers) {
  return useForm({
    formId: form.id,
    defaultValues: form.defaultValues,
    validationLogic: REVALIDATE,
    validators: { onDynamic: form.schema },
    onSubmit: ({ value }) => onValid(value),
    onSubmitInvalid: onInvalid,
  })
}

/** The form API that the components of a form share. */
export type SiteFormApi = ReturnType<typeof useFormApi>

/** Validates at the first submit, and after that at each change. */
const REVALIDATE = revalidateLogic()
