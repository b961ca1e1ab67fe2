import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { CopyMessage } from './CopyMessage.tsx'
import type { SiteForm } from './definition.ts'
import classes from './FormStatus.module.css'
import { wordsFor } from './sending/outcome.ts'
import type { Sending } from './sending/useSending.ts'
import type { AnswersState } from './useAnswers.ts'

/** The properties of a status. */
export type FormStatusProps = {
  readonly form: SiteForm
  readonly state: AnswersState
  readonly sending: Sending
  readonly onSendAgain: () => void
  readonly onDismiss: () => void
}

/** Where sending stands, in words that are read out, and what the visitor can do about it. */
export function FormStatus({ form, state, sending, onSendAgain, onDismiss }: FormStatusProps) {
  const status = useRef<HTMLDivElement>(null)
  const { kind } = sending
  useEffect(() => {
    if (kind === 'sent' || kind === 'asking') status.current?.focus({ preventScroll: true })
    if (kind !== 'idle') status.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [kind])
  return (
    <div className={classes.root} data-kind={kind}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An output is a form control, which would need a label. */}
      <div ref={status} className={classes.words} role="status" tabIndex={-1}>
        {words(form, sending)}
      </div>
      {kind === 'asking' && (
        <div className={classes.actions}>
          <Button size="sm" onClick={onSendAgain}>
            Send again
          </Button>
          <Button size="sm" variant="outline" onClick={onDismiss}>
            Not now
          </Button>
        </div>
      )}
      {kind === 'failed' && (
        <div className={classes.actions}>
          <span>
            Or call <a href={`tel:${form.place.phone.dial}`}>{form.place.phone.text}</a>
          </span>
          <CopyMessage form={form} state={state} />
        </div>
      )}
    </div>
  )
}

function words({ status }: SiteForm, sending: Sending): string {
  switch (sending.kind) {
    case 'idle':
      return ''
    case 'sending':
      return sending.isSlow ? `${status.sending} ${SLOW}` : status.sending
    case 'sent':
      return status.sent
    case 'failed':
      return `${wordsFor(sending.failure)} ${KEPT}`
    case 'asking':
      return ASK
  }
}

const SLOW = 'It takes longer than usual. Please keep this page open.'
const KEPT = 'Everything you entered is still here.'
const ASK = 'What you sent before may have been received. Send it again all the same?'
