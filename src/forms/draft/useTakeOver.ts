import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import type { Answers } from '../answers.ts'
import type { SiteForm } from '../definition.ts'
import { entered } from '../entered.ts'
import { inOrder } from '../sending/parts.ts'
import type { AnswersState } from '../useAnswers.ts'
import { readDraft, removeDraft, sameAnswers, writeDraft } from './draft.ts'

/**
 * Takes a form over from the browser: what already stands in its fields is kept, then what was
 * entered earlier in this tab, and from now on each change is kept as a draft.
 *
 * In a layout effect, because React would otherwise empty the fields at its next rendering
 * (facebook/react#26974).
 */
export function useTakeOver(
  form: SiteForm,
  state: AnswersState,
  { isBusy, isUncertain, onUncertain }: TakeOverOptions,
) {
  const [restored, setRestored] = useReducer((_: boolean, next: boolean) => next, false)
  const takeOver = useEffectEvent(() => {
    // While it is on its way, what is held is not a draft.
    const draft = isBusy() ? undefined : readDraft(form)
    adopt(form, state, draft?.answers)
    if (draft !== undefined) setRestored(true)
    if (draft?.uncertain) onUncertain()
  })
  const keep = useEffectEvent(() => {
    const { values } = state.state
    if (values === kept.current) return
    kept.current = values
    writeDraft(form, { answers: values, uncertain: isUncertain() })
  })
  const kept = useRef<Answers>(form.defaultValues)
  const { store } = state
  useLayoutEffect(() => {
    takeOver()
    const { unsubscribe } = store.subscribe(() => keep())
    return unsubscribe
  }, [store])
  return {
    /** Whether something was brought back from a draft. */
    restored,
    /** Empties the form, and forgets what was entered. */
    clear: () => {
      state.reset()
      removeDraft(form)
      setRestored(false)
    },
    /** Whether anything is entered no longer matters: the line about it goes. */
    forget: () => setRestored(false),
  }
}

/** What taking over has to know of sending. */
export type TakeOverOptions = {
  /** Whether the form is being sent, by this visit of the page or by an earlier one. */
  readonly isBusy: () => boolean
  /** Whether what stands in the form may have arrived already. */
  readonly isUncertain: () => boolean
  /** The draft may have arrived. */
  readonly onUncertain: () => void
}

/** Brings what stands in the form's elements into its state; fields without text get the draft's. */
export function adopt(form: SiteForm, state: AnswersState, draft?: Answers): void {
  const found = inOrder(form, entered(form))
  for (const [name, value] of Object.entries(found)) {
    const next = value.length > 0 ? value : (draft?.[name] ?? value)
    const before = state.state.values[name] ?? ''
    if (!sameAnswers({ [name]: before }, { [name]: next })) state.setFieldValue(name, next)
  }
}
