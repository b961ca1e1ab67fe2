import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import type { Answers } from '../answers.ts'
import type { SiteForm } from '../definition.ts'
import { entered } from '../elements.ts'
import { attemptUnderWay } from '../sending/attempt.ts'
import type { Failure } from '../sending/outcome.ts'
import { inOrder } from '../sending/parts.ts'
import type { AnswersForm } from '../useAnswersForm.ts'
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
export function useTakeOver(form: SiteForm, answers: AnswersForm, options: TakeOverOptions) {
  // A dispatch may stand in an effect: what is restored is known when the page is there, not before.
  const [restored, setRestored] = useReducer((_: boolean, next: boolean) => next, false)
  const kept = useRef<Answers>(form.defaultValues)

  const takeOver = useEffectEvent(() => {
    // While it is on its way, what is held is not a draft.
    const draft = attemptUnderWay(form) === undefined ? readDraft(form) : undefined
    const standing = entered(form)
    const known = draft === undefined ? standing : filled(standing, draft.answers)
    setAnswers(answers, inOrder(form, known))
    if (draft !== undefined) setRestored(true)
    if (draft?.uncertain) options.onUncertain()
  })
  const keep = useEffectEvent(() => {
    const { values } = answers.state
    if (values === kept.current) return
    kept.current = values
    writeDraft(form, { answers: values, uncertain: options.isUncertain() })
  })
  const bringBack = useEffectEvent((failure: Failure, sent: Answers) => {
    if (!sameAnswers(answers.state.values, form.defaultValues))
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
    const { unsubscribe } = answers.store.subscribe(() => keep())
    return () => {
      isOpen = false
      unsubscribe()
    }
  }, [form, answers])
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

/**
 * The form's state takes what stands in its elements, whoever filled them in: some programs that do
 * send no event that React passes on.
 */
export function follow(form: SiteForm, answers: AnswersForm): void {
  setAnswers(answers, entered(form))
}

/** Sets the answers that have changed. */
export function setAnswers(answers: AnswersForm, values: Answers): void {
  for (const [name, value] of Object.entries(values)) {
    const before = answers.state.values[name] ?? ''
    if (!sameAnswers({ [name]: before }, { [name]: value })) answers.setFieldValue(name, value)
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
