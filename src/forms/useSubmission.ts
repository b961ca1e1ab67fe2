import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type SubmitEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { form as texts } from 'virtual:texts'
import { fillText } from '../model/fillText.ts'
import {
  type SiteForm,
  implementationOf,
  type FormValues,
  type RenderedField,
} from './definition.ts'
import { equalValues, readDraft, removeDraft, writeDraft } from './draft.ts'
import { readDomValues, focusField } from './fieldElements.ts'
import { firstMessage } from './fields/useField.ts'
import {
  normalizeValues,
  mayHaveArrived,
  type Failure,
  type Outcome,
  sendForm,
  pendingAttempt,
} from './sendForm.ts'
import { PART_NAMES } from './wire.ts'

/** Connects the form's state, its draft, its errors and the state of sending. */
export function useSubmission(form: SiteForm) {
  const element = useRef<HTMLFormElement>(null)
  const isSubmitting = useRef(false)
  const confirmed = useRef(false)
  const [invalidSubmits, setInvalidSubmits] = useState(0)
  const sender = useSending(form)

  const formApi = useFormApi(form, {
    onValid: async (sent) => {
      const isChanged = () => !equalValues(normalizeValues(form, readDomValues(form)), sent)
      const trap = element.current?.querySelector(`:checked[name="${PART_NAMES.honeypot}"]`)
      const honeypot = trap != null
      const outcome = await sender.send(sent, { honeypot, confirmed: confirmed.current, isChanged })
      if (outcome?.kind !== 'sent') return
      clearRestored({ draft: false })
      if (!isChanged()) formApi.reset()
    },
    onInvalid: () => setInvalidSubmits((count) => count + 1),
  })
  const { restored, clearRestored } = useDraft(form, formApi, sender)
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
    sending: sender.sending,
    errors,
    restored,
    submit,
    reset: sender.reset,
    /**
     * Copies the values of the form's elements into its state. Some programs that fill in forms cause
     * no event that React passes on.
     */
    adoptDomValues: () => setValues(formApi, readDomValues(form)),
    clear: () => {
      // Synchronous: focusing a field below reads the elements, which must be empty by then.
      flushSync(() => formApi.reset())
      clearRestored({ draft: true })
      sender.setUncertain(false)
      sender.reset()
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

/** The state of sending a form. */
export type SendingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly isSlow: boolean }
  /** The form was received. `isChanged`: the visitor has changed values in the meantime. */
  | { readonly kind: 'sent'; readonly isChanged: boolean }
  /**
   * Sending failed. `unsentValues`: the values of an attempt from an earlier visit of the page,
   * which are no longer in the form.
   */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly unsentValues?: FormValues }
  /** An earlier attempt may have been received: the visitor must confirm another one. */
  | { readonly kind: 'confirming' }

/** The options of one attempt to send a form. */
type SendOptions = {
  /** Whether the honeypot was ticked. */
  readonly honeypot: boolean
  /** Whether the visitor has confirmed to send values that may have been received already. */
  readonly confirmed: boolean
  /** Whether the form no longer has the values that are sent. */
  readonly isChanged: () => boolean
}

/** Sends a form and holds the state of sending. */
function useSending(form: SiteForm) {
  const [sending, setSending] = useState<SendingState>(IDLE)
  const uncertain = useRef(false)
  const { sentSeconds } = form.timing

  useEffect(() => {
    if (sending.kind !== 'sent') return undefined
    const timer = setTimeout(() => setSending(IDLE), sentSeconds * 1000)
    return () => clearTimeout(timer)
  }, [sending, sentSeconds])

  const send = async (values: FormValues, options: SendOptions): Promise<Outcome | undefined> => {
    if (uncertain.current && !options.confirmed) {
      setSending({ kind: 'confirming' })
      return undefined
    }
    setSending({ kind: 'sending', isSlow: false })
    uncertain.current = true
    const outcome = await sendForm(form, values, {
      honeypot: options.honeypot,
      onSlow: () => setSending({ kind: 'sending', isSlow: true }),
    })
    uncertain.current = mayHaveArrived(outcome)
    setSending(
      outcome.kind === 'sent'
        ? { kind: 'sent', isChanged: options.isChanged() }
        : { kind: 'failed', failure: outcome },
    )
    return outcome
  }

  return {
    sending,
    /** Sends the form, or asks the visitor to confirm. `undefined`: nothing was sent. */
    send,
    /** Hides the status message. */
    reset: () => setSending(IDLE),
    /**
     * Shows the failure of an attempt from an earlier visit of the page. Its values are in the form again,
     * except when the form has other values by now: then they are `unsentValues`.
     */
    restoreFailure: (failure: Failure, unsentValues?: FormValues) => {
      if (unsentValues === undefined) uncertain.current = mayHaveArrived(failure)
      setSending({ kind: 'failed', failure, unsentValues })
    },
    /** Whether the form's values may already have been received. */
    isUncertain: () => uncertain.current,
    setUncertain: (isUncertain: boolean) => {
      uncertain.current = isUncertain
    },
  }
}

const IDLE: SendingState = { kind: 'idle' }

/**
 * At hydration, fills the form's state with the values that are already in its elements, then with
 * the stored draft. After that, stores each change as a draft.
 */
function useDraft(form: SiteForm, formApi: SiteFormApi, sender: ReturnType<typeof useSending>) {
  // Set in an effect, because stored drafts are only known after hydration. A dispatch is allowed there.
  const [restored, setRestored] = useReducer((_: boolean, next: boolean) => next, false)
  const savedValues = useRef<FormValues>(form.defaultValues)

  const restoreDraft = useEffectEvent(() => {
    // The stored values of a pending attempt are not a draft.
    const draft = pendingAttempt(form) === undefined ? readDraft(form) : undefined
    const domValues = readDomValues(form)
    const values = draft === undefined ? domValues : fillEmpty(domValues, draft.values)
    setValues(formApi, normalizeValues(form, values))
    if (draft !== undefined) setRestored(true)
    if (draft?.uncertain) sender.setUncertain(true)
  })
  const saveDraft = useEffectEvent(() => {
    const { values } = formApi.state
    if (values === savedValues.current) return
    savedValues.current = values
    writeDraft(form, { values, uncertain: sender.isUncertain() })
  })
  const restoreFailure = useEffectEvent((failure: Failure, sent: FormValues) => {
    if (!equalValues(formApi.state.values, form.defaultValues)) {
      return sender.restoreFailure(failure, sent)
    }
    restoreDraft()
    sender.restoreFailure(failure)
  })

  useLayoutEffect(() => {
    let isMounted = true
    restoreDraft()
    const earlier = pendingAttempt(form)
    void earlier?.outcome.then((outcome) => {
      if (isMounted && outcome.kind !== 'sent') restoreFailure(outcome, earlier.values)
    })
    const { unsubscribe } = formApi.store.subscribe(() => saveDraft())
    return () => {
      isMounted = false
      unsubscribe()
    }
  }, [form, formApi])
  return {
    /** Whether values were restored from a draft. */
    restored,
    /** Hides the notice about restored values and, with `draft`, removes the stored draft. */
    clearRestored: ({ draft }: { readonly draft: boolean }) => {
      if (draft) removeDraft(form)
      setRestored(false)
    },
  }
}

/** Sets the values that have changed. */
function setValues(formApi: SiteFormApi, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    if (!equalValues(formApi.state.values[name], value)) formApi.setFieldValue(name, value)
  }
}

/** The values, with those of the draft where a value is empty. */
const fillEmpty = (values: FormValues, draft: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.length > 0 ? value : (draft[name] ?? value),
    ]),
  )

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
function useFieldErrors(form: SiteForm, formApi: SiteFormApi): readonly FieldError[] {
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
