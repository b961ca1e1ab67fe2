import { useEffect, useRef, useState } from 'react'
import type { FormValues } from './formValues.ts'
import type { SiteForm } from './definition.ts'
import { mayHaveArrived, type Failure, type Outcome } from './outcome.ts'
import { sendForm } from './sendForm.ts'

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
export function useSending(form: SiteForm) {
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
    /** Shows the failure of an attempt from an earlier visit of the page. */
    restoreFailure: (failure: Failure, unsentValues?: FormValues) => {
      if (unsentValues === undefined) uncertain.current = mayHaveArrived(failure)
      setSending({ kind: 'failed', failure, unsentValues })
    },
    isUncertain: () => uncertain.current,
    setUncertain: (isUncertain: boolean) => {
      uncertain.current = isUncertain
    },
  }
}

const IDLE: SendingState = { kind: 'idle' }
