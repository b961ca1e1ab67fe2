import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { type SiteForm, implementationOf } from './definition.ts'
import { readDomValues, focusField } from './fieldElements.ts'
import { equalValues } from './draft.ts'
import { adoptDomValues, setValues, useDraft } from './useDraft.ts'
import type { FormValues } from './formValues.ts'
import { normalizeValues } from './sendForm.ts'
import { useSending } from './useSending.ts'
import { useFieldErrors, useFormApi } from './useFormApi.ts'

/** Connects the form's state, its draft, its errors and the state of sending. */
export function useSubmission(form: SiteForm) {
  const element = useRef<HTMLFormElement>(null)
  const isSubmitting = useRef(false)
  const confirmed = useRef(false)
  const [invalidSubmits, setInvalidSubmits] = useState(0)
  const { sending, send, reset, restoreFailure, isUncertain, setUncertain } = useSending(form)

  const formApi = useFormApi(form, {
    onValid: async (sent) => {
      const isChanged = () => !equalValues(normalizeValues(form, readDomValues(form)), sent)
      const honeypot = element.current?.querySelector(':checked[name="botcheck"]') != null
      const outcome = await send(sent, { honeypot, confirmed: confirmed.current, isChanged })
      if (outcome?.kind !== 'sent') return
      clearRestored({ draft: false })
      if (!isChanged()) formApi.reset()
    },
    onInvalid: () => setInvalidSubmits((count) => count + 1),
  })
  const { restored, clearRestored } = useDraft(form, formApi, {
    isUncertain,
    onUncertain: () => setUncertain(true),
    onFailure: restoreFailure,
  })
  const errors = useFieldErrors(form, formApi)

  const focusFirstError = useEffectEvent(() => {
    if (errors[0]) focusField(form, errors[0].field)
  })
  useEffect(() => {
    if (invalidSubmits > 0) focusFirstError()
  }, [invalidSubmits])

  // A ref, because several submits can happen before the next rendering.
  const submit = (isConfirmed = false) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    confirmed.current = isConfirmed
    const values = normalizeValues(form, readDomValues(form))
    setValues(formApi, values)
    const done = () => {
      isSubmitting.current = false
    }
    checkValues(form, values)
      .then(() => formApi.handleSubmit())
      .then(done, done)
  }
  return {
    element,
    formApi,
    sending,
    errors,
    restored,
    submit,
    reset,
    adoptDomValues: () => adoptDomValues(form, formApi),
    clear: () => {
      // Synchronous: focusing a field below reads the elements, which must be empty by then.
      flushSync(() => formApi.reset())
      clearRestored({ draft: true })
      setUncertain(false)
      reset()
      if (form.fields[0]) focusField(form, form.fields[0])
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      submit()
    },
  }
}

/** Runs the checks of the fields before a submit. */
const checkValues = (form: SiteForm, values: FormValues) =>
  Promise.all(
    form.fields.map(({ name, kind }) => implementationOf(form, kind).beforeSubmit?.(values[name])),
  )
