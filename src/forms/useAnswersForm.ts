import { revalidateLogic, useForm } from '@tanstack/react-form'
import type { Answers } from './answers.ts'
import type { SiteForm } from './definition.ts'

/** What happens once a form has been checked. */
export type Checked = {
  readonly onValid: (answers: Answers) => Promise<void>
  readonly onInvalid: () => void
}

/**
 * A form's answers, and what is wrong with them from the first press of the button on. How sending
 * went is kept elsewhere, for an error in here would block the next try (TanStack/form#1105).
 */
export function useAnswersForm(form: SiteForm, { onValid, onInvalid }: Checked) {
  return useForm({
    formId: form.id,
    defaultValues: form.defaultValues,
    validationLogic: REVALIDATE,
    validators: { onDynamic: form.schema },
    onSubmit: ({ value }) => onValid(value),
    onSubmitInvalid: onInvalid,
  })
}

/** A form's answers, as its parts share them. */
export type AnswersForm = ReturnType<typeof useAnswersForm>

/** At the press of the button, and from then on with each change. */
const REVALIDATE = revalidateLogic()
