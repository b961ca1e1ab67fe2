import { Anchor, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { CopyMessage } from './CopyMessage.tsx'
import type { SiteForm } from './definition.ts'
import classes from './FormStatus.module.css'
import { failureMessage } from './sending/outcome.ts'
import type { SendingState } from './sending/useSending.ts'
import { StatusIcon } from './StatusIcon.tsx'
import type { SiteFormApi } from './useFormApi.ts'

/** The properties of the status. */
export type FormStatusProps = {
  readonly form: SiteForm
  readonly formApi: SiteFormApi
  readonly sending: SendingState
  readonly onSendAgain: () => void
  readonly onDismiss: () => void
}

/** The status of sending, announced by screen readers, and the actions that it offers. */
export function FormStatus({ form, formApi, sending, onSendAgain, onDismiss }: FormStatusProps) {
  const root = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const { kind } = sending
  // A visitor who keeps typing after the submit keeps the focus.
  const takesFocus = kind === 'confirming' || (kind === 'sent' && !sending.isChanged)
  useEffect(() => {
    if (takesFocus) status.current?.focus({ preventScroll: true })
    if (kind !== 'idle') root.current?.scrollIntoView({ block: 'nearest' })
  }, [kind, takesFocus])
  return (
    <div ref={root} className={classes.root} data-kind={kind}>
      <div className={classes.line}>
        <StatusIcon kind={kind} />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An output is a form control, which would need a label. */}
        <div ref={status} className={classes.message} role="status" tabIndex={-1}>
          {statusMessage(form, sending)}
        </div>
      </div>
      {kind === 'confirming' && (
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
          <CopyMessage form={form} getValues={() => sending.unsentValues ?? formApi.state.values} />
        </div>
      )}
    </div>
  )
}

function statusMessage({ status }: SiteForm, sending: SendingState): string {
  switch (sending.kind) {
    case 'idle':
      return ''
    case 'sending':
      return sending.isSlow ? `${status.sending} ${SLOW}` : status.sending
    case 'sent':
      return sending.isChanged ? `${status.sent} ${CHANGED}` : status.sent
    case 'failed':
      return `${failureMessage(sending.failure)} ${sending.unsentValues === undefined ? KEPT : FROM_EARLIER_VISIT}`
    case 'confirming':
      return CONFIRM
  }
}

const SLOW = 'This is taking longer than usual. Please keep this page open.'
const CHANGED = 'The changes that you made in the meantime were not sent. They are still here.'
const KEPT = 'Everything you entered is still here.'
const FROM_EARLIER_VISIT =
  'This is about what you sent before you left this page. It is no longer in the form, but you can copy it here.'
const CONFIRM = 'What you sent before may have been received. Do you want to send it again?'
