import { useEffect, useRef, useState } from 'react'
import type { Answers } from '../answers.ts'
import type { SiteForm } from '../definition.ts'
import { attempt } from './attempt.ts'
import { mayHaveArrived, type Failure, type Outcome } from './outcome.ts'

/** Where sending stands. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly isSlow: boolean }
  /** It arrived. What was changed while it was on its way did not. */
  | { readonly kind: 'sent'; readonly isChanged: boolean }
  /** It came to nothing. `left`: it was sent on an earlier visit, and no longer stands in the form. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly left?: Answers }
  /** An earlier attempt may have arrived: the visitor is asked before there is another one. */
  | { readonly kind: 'asking' }

/** How long a success is shown. Milliseconds. */
const SUCCESS_SHOWN = 5000

/** What a press of the button says beside the answers. */
export type Press = {
  /** Whether the hidden box was ticked. */
  readonly trap: boolean
  /** Whether the visitor wants to send what may have arrived already. */
  readonly confirmed: boolean
  /** Whether the form no longer holds what is being sent. */
  readonly isChanged: () => boolean
}

/** Sends a form, and tells where that stands. */
export function useSending(form: SiteForm) {
  const [sending, setSending] = useState<Sending>(IDLE)
  const uncertain = useRef(false)

  useEffect(() => {
    if (sending.kind !== 'sent') return undefined
    const fading = setTimeout(() => setSending(IDLE), SUCCESS_SHOWN)
    return () => clearTimeout(fading)
  }, [sending])

  const send = async (answers: Answers, press: Press): Promise<Outcome | undefined> => {
    if (uncertain.current && !press.confirmed) {
      setSending({ kind: 'asking' })
      return undefined
    }
    setSending({ kind: 'sending', isSlow: false })
    uncertain.current = true
    const outcome = await attempt(form, answers, {
      trap: press.trap,
      onSlow: () => setSending({ kind: 'sending', isSlow: true }),
    })
    uncertain.current = mayHaveArrived(outcome)
    setSending(
      outcome.kind === 'sent'
        ? { kind: 'sent', isChanged: press.isChanged() }
        : { kind: 'failed', failure: outcome },
    )
    return outcome
  }

  return {
    sending,
    /** Sends, unless the visitor has to be asked first. */
    send,
    /** Nothing is being sent, and nothing is to be said: the visitor would rather not, or empties the form. */
    rest: () => setSending(IDLE),
    /** What stands in the form, or what is `left` of it, came to nothing on an earlier visit. */
    recall: (failure: Failure, left?: Answers) => {
      if (left === undefined) uncertain.current = mayHaveArrived(failure)
      setSending({ kind: 'failed', failure, left })
    },
    isUncertain: () => uncertain.current,
    setUncertain: (isUncertain: boolean) => {
      uncertain.current = isUncertain
    },
  }
}

const IDLE: Sending = { kind: 'idle' }
