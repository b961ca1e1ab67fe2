import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import type { FormValues } from './formValues.ts'
import type { SiteForm } from './definition.ts'
import { readDomValues } from './fieldElements.ts'
import { pendingAttempt, normalizeValues } from './sendForm.ts'
import type { Failure } from './outcome.ts'
import type { SiteFormApi } from './useFormApi.ts'
import { equalValues, readDraft, removeDraft, writeDraft } from './draft.ts'

/** How drafts and sending depend on each other. */
type DraftOptions = {
  /** Whether the form's values may already have been received. */
  readonly isUncertain: () => boolean
  /** Called when the restored draft may already have been received. */
  readonly onUncertain: () => void
  /**
   * Called when an attempt from an earlier visit of the page has failed. Its values are in the form
   * again, except when the form has other values by now: then they are passed as `unsentValues`.
   */
  readonly onFailure: (failure: Failure, unsentValues?: FormValues) => void
}

/**
 * At hydration, fills the form's state with the values that are already in its elements, then with
 * the stored draft. After that, stores each change as a draft.
 */
export function useDraft(form: SiteForm, formApi: SiteFormApi, options: DraftOptions) {
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
    if (draft?.uncertain) options.onUncertain()
  })
  const saveDraft = useEffectEvent(() => {
    const { values } = formApi.state
    if (values === savedValues.current) return
    savedValues.current = values
    writeDraft(form, { values, uncertain: options.isUncertain() })
  })
  const restoreFailure = useEffectEvent((failure: Failure, sent: FormValues) => {
    if (!equalValues(formApi.state.values, form.defaultValues))
      return options.onFailure(failure, sent)
    restoreDraft()
    options.onFailure(failure)
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

/**
 * Copies the values of the form's elements into its state. Some programs that fill in forms cause
 * no event that React passes on.
 */
export function adoptDomValues(form: SiteForm, formApi: SiteFormApi): void {
  setValues(formApi, readDomValues(form))
}

/** Sets the values that have changed. */
export function setValues(formApi: SiteFormApi, values: FormValues): void {
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
