import { formService } from 'virtual:configuration'
import { useEffect, useRef, useState } from 'react'
import type { Answers } from '../answers.ts'
import type { SiteForm } from '../definition.ts'
import { readDraft, removeDraft, sameAnswers, writeDraft } from '../draft/draft.ts'
import { mayHaveArrived, type Failure } from './outcome.ts'
import { partsOf } from './parts.ts'
import { post } from './post.ts'

/** Where sending stands. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly isSlow: boolean }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** An earlier attempt may have arrived: the visitor is asked before there is another one. */
  | { readonly kind: 'asking' }

/** How long a success is shown. Milliseconds. */
const SUCCESS_SHOWN = 5000

/** The forms that are on their way, whether or not their page is still open. */
const onTheWay = new Set<string>()

/** Sends a form, and tells where that stands. A form that is left alone is sent to the end. */
export function useSending(form: SiteForm) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  const uncertain = useRef(false)
  const attempt = useRef(0)
  const fading = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(
    () => () => {
      // What comes later is of no concern to this page.
      attempt.current += 1
      clearTimeout(fading.current)
    },
    [],
  )

  const send = async (answers: Answers, { trap, confirmed }: Press): Promise<boolean> => {
    if (uncertain.current && !confirmed) {
      setSending({ kind: 'asking' })
      return false
    }
    clearTimeout(fading.current)
    attempt.current += 1
    const own = attempt.current
    const show = (next: Sending) => {
      if (own === attempt.current) setSending(next)
    }
    const failed = (failure: Failure) => {
      show({ kind: 'failed', failure })
      return false
    }
    if (!isConfigured()) return failed({ kind: 'unavailable' })

    show({ kind: 'sending', isSlow: false })
    onTheWay.add(form.id)
    uncertain.current = true
    writeDraft(form, { answers, uncertain: true })
    const parts = partsOf(form, answers, { accessKey: formService.accessKey, trap })
    const outcome = await post(formService.action, parts, () =>
      show({ kind: 'sending', isSlow: true }),
    )
    onTheWay.delete(form.id)
    if (outcome.kind !== 'sent') {
      uncertain.current = mayHaveArrived(outcome)
      if (own === attempt.current) writeDraft(form, { answers, uncertain: uncertain.current })
      return failed(outcome)
    }
    uncertain.current = false
    forgetSent(form, answers)
    show({ kind: 'sent' })
    if (own === attempt.current) {
      fading.current = setTimeout(() => show({ kind: 'idle' }), SUCCESS_SHOWN)
    }
    return true
  }

  return {
    sending,
    send,
    /** The visitor would rather not send again. */
    dismiss: () => setSending({ kind: 'idle' }),
    isOnTheWay: () => onTheWay.has(form.id),
    isUncertain: () => uncertain.current,
    markUncertain: () => {
      uncertain.current = true
    },
    /** The form was emptied: there is nothing that may have arrived. */
    startAfresh: () => {
      uncertain.current = false
      setSending({ kind: 'idle' })
    },
  }
}

/** What a press of the button says beside the answers. */
export type Press = {
  /** Whether the hidden box was ticked. */
  readonly trap: boolean
  /** Whether the visitor wants to send what may have arrived already. */
  readonly confirmed: boolean
}

const isConfigured = () => formService.action !== '' && formService.accessKey !== ''

/** The draft of what was sent goes; what has been entered since stays. */
function forgetSent(form: SiteForm, answers: Answers): void {
  const draft = readDraft(form)
  if (draft !== undefined && sameAnswers(draft.answers, answers)) removeDraft(form)
}
