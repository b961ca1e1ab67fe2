import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import type { Answers } from '../answers.ts'
import type { SiteForm } from '../definition.ts'
import { enter, entered } from '../elements.ts'
import { attemptUnderWay } from '../sending/attempt.ts'
import type { Failure } from '../sending/outcome.ts'
import { inOrder } from '../sending/parts.ts'
import type { AnswersState } from '../useAnswers.ts'
import { readDraft, removeDraft, sameAnswers, writeDraft } from './draft.ts'

/** What taking over has to know and to tell of sending. */
export type TakeOverOptions = {
  /** Whether what stands in the form may have arrived already. */
  readonly isUncertain: () => boolean
  /** The draft may have arrived. */
  readonly onUncertain: () => void
  /**
   * What an earlier visit of the page was sending came to nothing. It is back, unless something
   * else stands in the form by now: then it is handed over.
   */
  readonly onFailure: (failure: Failure, left?: Answers) => void
}

/**
 * Takes a form over from the browser: what already stands in its fields is kept, then what was
 * entered earlier in this tab comes back, and from now on each change is kept as a draft.
 */
export function useTakeOver(form: SiteForm, state: AnswersState, options: TakeOverOptions) {
  // A dispatch may stand in an effect: what is restored is known when the page is there, not before.
  const [restored, setRestored] = useReducer((_: boolean, next: boolean) => next, false)
  const kept = useRef<Answers>(form.defaultValues)

  const takeOver = useEffectEvent(() => {
    // While it is on its way, what is held is not a draft.
    const draft = attemptUnderWay(form) === undefined ? readDraft(form) : undefined
    const standing = entered(form)
    enter(form, inOrder(form, draft === undefined ? standing : filled(standing, draft.answers)))
    follow(form, state)
    if (draft !== undefined) setRestored(true)
    if (draft?.uncertain) options.onUncertain()
  })
  const keep = useEffectEvent(() => {
    const { values } = state.state
    if (values === kept.current) return
    kept.current = values
    writeDraft(form, { answers: values, uncertain: options.isUncertain() })
  })
  const bringBack = useEffectEvent((failure: Failure, sent: Answers) => {
    if (!sameAnswers(state.state.values, form.defaultValues))
      return options.onFailure(failure, sent)
    takeOver()
    options.onFailure(failure)
  })

  useLayoutEffect(() => {
    let isOpen = true
    takeOver()
    const earlier = attemptUnderWay(form)
    void earlier?.outcome.then((outcome) => {
      if (isOpen && outcome.kind !== 'sent') bringBack(outcome, earlier.answers)
    })
    const { unsubscribe } = state.store.subscribe(() => keep())
    return () => {
      isOpen = false
      unsubscribe()
    }
  }, [form, state])
  return {
    /** Whether something was brought back from a draft. */
    restored,
    /** The line about what was brought back goes, and with `draft` what is kept of it. */
    forget: ({ draft }: { readonly draft: boolean }) => {
      if (draft) removeDraft(form)
      setRestored(false)
    },
  }
}

/** The state takes what stands in the form's elements: they come first, whoever filled them in. */
export function follow(form: SiteForm, state: AnswersState): void {
  for (const [name, value] of Object.entries(entered(form))) {
    const before = state.state.values[name] ?? ''
    if (!sameAnswers({ [name]: before }, { [name]: value })) state.setFieldValue(name, value)
  }
}

/** Answers, and those of a draft where there are none. */
const filled = (answers: Answers, draft: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      value.length > 0 ? value : (draft[name] ?? value),
    ]),
  )
