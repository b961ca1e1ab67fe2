import { FormApi, revalidateLogic } from '@tanstack/form-core'
import { useLayoutEffect, useState } from 'react'
import type { Answers } from './answers.ts'
import type { SiteForm } from './definition.ts'

/** What happens once a form has been checked. */
export type Checked = {
  readonly onValid: (answers: Answers) => Promise<void>
  readonly onInvalid: () => void
}

/**
 * The state of a form: its answers, and what is wrong with them from the first press of the button
 * on. How sending went is kept elsewhere, for an error in here would block the next try
 * (TanStack/form#1105).
 *
 * On the core of TanStack Form: its React hooks bring a state for each field and for groups of
 * them, which weigh more than all the rest, while the elements of the page hold the fields here.
 */
export function useAnswers(form: SiteForm, checked: Checked) {
  const options = optionsFor(form, checked)
  const [state] = useState(() => new FormApi(options))
  useLayoutEffect(() => state.mount(), [state])
  useLayoutEffect(() => state.update(options))
  return state
}

function optionsFor(form: SiteForm, { onValid, onInvalid }: Checked) {
  return {
    formId: form.id,
    defaultValues: form.defaultValues,
    validationLogic: REVALIDATE,
    validators: { onDynamic: form.schema },
    onSubmit: ({ value }: { readonly value: Answers }) => onValid(value),
    onSubmitInvalid: onInvalid,
  }
}

/** The state of a form, as the parts of the form share it. */
export type AnswersState = ReturnType<typeof useAnswers>

/** At the press of the button, and from then on with each change. */
const REVALIDATE = revalidateLogic()
