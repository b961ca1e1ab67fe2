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
import {
  fieldId,
  type FormValues,
  implementationOf,
  type RenderedField,
  type RenderedForm,
  type SiteForm,
} from './siteForm.ts'
import { firstMessage, optionId } from './fields/fieldInput.ts'
import {
  normalizeValues,
  pendingAttempt,
  sendForm,
  equalValues,
  readSavedInput,
  removeSavedInput,
  saveInput,
} from './sendForm.ts'
import { type Failure, mayHaveArrived, type Outcome } from './sendOutcome.ts'
import { PART_NAMES } from './wire.ts'

/** Connects the form's state, its saved input, its errors and the state of sending. */
export function useSiteForm(form: SiteForm) {
  const element = useRef<HTMLFormElement>(null)
  const [invalidSubmits, countInvalidSubmit] = useReducer((count: number) => count + 1, 0)
  const sender = useSending(form)

  const formApi = useFormApi(form, {
    onValid: async (sent, isConfirmed) => {
      const isChanged = () => !equalValues(normalizeValues(form, readDomValues(form)), sent)
      const honeypot = element.current?.querySelector(`:checked[name="${PART_NAMES.honeypot}"]`)
      const outcome = await sender.send(sent, {
        honeypot: honeypot != null,
        isConfirmed,
        isChanged,
      })
      if (outcome?.kind !== 'sent') return
      hideRestored()
      if (!isChanged()) formApi.reset()
    },
    onInvalid: countInvalidSubmit,
  })
  const { isRestored, hideRestored } = useSavedInput(form, formApi, sender)
  const errors = useFieldErrors(form, formApi)
  useFocusOnError(form, errors, invalidSubmits)

  const submit = useSubmit(form, formApi)
  const clear = () => {
    // Synchronous: focusing a field below reads the elements, which must be empty by then.
    flushSync(() => formApi.reset())
    hideRestored()
    removeSavedInput(form)
    sender.setUncertain(false)
    sender.hideStatus()
    if (form.fields[0]) focusField(form, form.fields[0])
  }
  return {
    element,
    formApi,
    sending: sender.sending,
    errors,
    isRestored,
    submit,
    clear,
    hideStatus: sender.hideStatus,
    /**
     * Copies the values of the form's elements into its state. Some programs that fill in forms cause
     * no event that React passes on.
     */
    adoptDomValues: () => setValues(formApi, readDomValues(form)),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      submit(UNCONFIRMED)
    },
  }
}

/**
 * Reads the values of a form from its elements. They can come from the visitor, also before
 * hydration, from the browser's autofill or restored page, or from a password manager.
 */
export const readDomValues = (form: SiteForm): FormValues =>
  Object.fromEntries(
    form.fields.map((field) => {
      const { readValue = readInputText } = implementationOf(form, field.kind)
      return [field.name, readValue(form, field)]
    }),
  )

/** Reads the text of a field with a single input. Empty if the input is not in the page. */
function readInputText(form: RenderedForm, field: RenderedField): string {
  const input = document.getElementById(fieldId(form, field))
  return input !== null && 'value' in input && typeof input.value === 'string' ? input.value : ''
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

/** Moves the focus to the first field with an error after each invalid submit. */
function useFocusOnError(
  form: SiteForm,
  errors: readonly FieldError[],
  invalidSubmits: number,
): void {
  const focusFirstError = useEffectEvent(() => {
    if (errors[0]) focusField(form, errors[0].field)
  })
  useEffect(() => {
    if (invalidSubmits > 0) focusFirstError()
  }, [invalidSubmits])
}

/** Returns a function that submits the form. It does nothing while an earlier submit is not finished. */
function useSubmit(form: SiteForm, formApi: SiteFormApi) {
  // A ref, because several submits can happen before the next rendering.
  const isSubmitting = useRef(false)
  return (meta: SubmitMeta) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    const values = normalizeValues(form, readDomValues(form))
    setValues(formApi, values)
    const done = () => {
      isSubmitting.current = false
    }
    checkValues(form, values)
      .then(() => formApi.handleSubmit(meta))
      .then(done, done)
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

/** How one attempt sends a form. */
type SendOptions = SubmitMeta & {
  /** Whether the honeypot was ticked. */
  readonly honeypot: boolean
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
    if (uncertain.current && !options.isConfirmed) {
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
    hideStatus: () => setSending(IDLE),
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
 * the saved input. After that, saves each change.
 */
function useSavedInput(
  form: SiteForm,
  formApi: SiteFormApi,
  sender: ReturnType<typeof useSending>,
) {
  // Set in an effect, because saved input is only known after hydration. A dispatch is allowed there.
  const [isRestored, setRestored] = useReducer((_: boolean, next: boolean) => next, false)
  const lastValues = useRef<FormValues>(form.defaultValues)

  const restore = useEffectEvent(() => {
    // The stored values of a pending attempt are being sent.
    const saved = pendingAttempt(form) === undefined ? readSavedInput(form) : undefined
    const domValues = readDomValues(form)
    const values = saved === undefined ? domValues : fillEmpty(domValues, saved.values)
    setValues(formApi, normalizeValues(form, values))
    if (saved !== undefined) setRestored(true)
    if (saved?.uncertain) sender.setUncertain(true)
  })
  const save = useEffectEvent(() => {
    const { values } = formApi.state
    if (values === lastValues.current) return
    lastValues.current = values
    saveInput(form, { values, uncertain: sender.isUncertain() })
  })
  const restoreFailure = useEffectEvent((failure: Failure, sent: FormValues) => {
    if (!equalValues(formApi.state.values, form.defaultValues)) {
      return sender.restoreFailure(failure, sent)
    }
    restore()
    sender.restoreFailure(failure)
  })

  useLayoutEffect(() => {
    let isMounted = true
    restore()
    const earlier = pendingAttempt(form)
    void earlier?.outcome.then((outcome) => {
      if (isMounted && outcome.kind !== 'sent') restoreFailure(outcome, earlier.values)
    })
    const { unsubscribe } = formApi.store.subscribe(() => save())
    return () => {
      isMounted = false
      unsubscribe()
    }
  }, [form, formApi])
  return {
    /** Whether values were restored from saved input, and the notice about it is visible. */
    isRestored,
    hideRestored: () => setRestored(false),
  }
}

/** Sets the values that have changed. */
function setValues(formApi: SiteFormApi, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    if (!equalValues(formApi.state.values[name], value)) formApi.setFieldValue(name, value)
  }
}

/** The values, with the saved ones where a value is empty. */
const fillEmpty = (values: FormValues, saved: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.length > 0 ? value : (saved[name] ?? value),
    ]),
  )

/** How a form is submitted. */
type SubmitMeta = {
  /** Whether the visitor has confirmed to send values that may have been received already. */
  readonly isConfirmed: boolean
}

const UNCONFIRMED: SubmitMeta = { isConfirmed: false }

/** What happens after a submit has been validated. */
type SubmitHandlers = {
  readonly onValid: (values: FormValues, isConfirmed: boolean) => Promise<void>
  readonly onInvalid: () => void
}

/**
 * TanStack Form's state of a form: its values and, from the first submit on, its errors. The state
 * of sending is not part of it, because an error here would block the next submit
 * (TanStack/form#1105).
 */
function useFormApi(form: SiteForm, { onValid, onInvalid }: SubmitHandlers) {
  return useForm({
    formId: form.id,
    defaultValues: form.defaultValues,
    validationLogic: REVALIDATE,
    validators: { onDynamic: form.schema },
    onSubmitMeta: UNCONFIRMED,
    onSubmit: ({ value, meta }) => onValid(value, meta.isConfirmed),
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
