import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { useEffect, useSyncExternalStore } from 'react'
import { form as texts } from 'virtual:texts'
import type { FormValues } from './formValues.ts'
import type { SiteForm, RenderedField } from './definition.ts'
import { firstMessage } from './fields/useField.ts'
import { fillText } from '../model/fillText.ts'

/** What happens after a submit has been validated. */
type SubmitHandlers = {
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

/** Marks the document's title, e.g. with “Error: ”, while the form has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined
    const { title } = document
    const marked = fillText(texts.errorTitle, { title })
    document.title = marked
    return () => {
      // A navigation has changed it otherwise.
      if (document.title === marked) document.title = title
    }
  }, [hasErrors])
}

/** Whether the component is hydrated: `false` in the prerendered HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** The value never changes after hydration. */
const subscribe = () => () => undefined
