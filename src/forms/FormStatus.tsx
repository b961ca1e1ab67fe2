import { Anchor, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { CopyMessage } from './CopyMessage.tsx'
import type { SiteForm } from './definition.ts'
import classes from './FormStatus.module.css'
import { failureMessage } from './sending/outcome.ts'
import type { Sending } from './sending/useSending.ts'
import { StatusIcon } from './StatusIcon.tsx'
import type { AnswersForm } from './useAnswersForm.ts'

/** The properties of a status. */
export type FormStatusProps = {
  readonly form: SiteForm
  readonly answers: AnswersForm
  readonly sending: Sending
  readonly onSendAgain: () => void
  readonly onDismiss: () => void
}

/** Where sending stands, in words that are read out, and what the visitor can do about it. */
export function FormStatus({ form, answers, sending, onSendAgain, onDismiss }: FormStatusProps) {
  const root = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const { kind } = sending
  // Not from whoever is typing on.
  const takesFocus = kind === 'asking' || (kind === 'sent' && !sending.isChanged)
  useEffect(() => {
    if (takesFocus) status.current?.focus({ preventScroll: true })
    if (kind !== 'idle') root.current?.scrollIntoView({ block: 'nearest' })
  }, [kind, takesFocus])
  return (
    <div ref={root} className={classes.root} data-kind={kind}>
      <div className={classes.line}>
        <StatusIcon kind={kind} />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An output is a form control, which would need a label. */}
        <div ref={status} className={classes.words} role="status" tabIndex={-1}>
          {words(form, sending)}
        </div>
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
            Or call <Anchor href={`tel:${form.place.phone.dial}`}>{form.place.phone.text}</Anchor>
          </span>
          <CopyMessage form={form} answers={() => sending.left ?? answers.state.values} />
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
      return sending.isChanged ? `${status.sent} ${CHANGED}` : status.sent
    case 'failed':
      return `${failureMessage(sending.failure)} ${sending.left === undefined ? KEPT : LEFT}`
    case 'asking':
      return ASK
  }
}

const SLOW = 'This is taking longer than usual. Please keep this page open.'
const CHANGED = 'The changes that you made in the meantime were not sent. They are still here.'
const KEPT = 'Everything you entered is still here.'
const LEFT =
  'This is about what you sent before you left this page. It is no longer in the form, but you can copy it here.'
const ASK = 'What you sent before may have been received. Do you want to send it again?'
