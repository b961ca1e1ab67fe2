import { Anchor, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import * as texts from 'virtual:texts/form'
import { phoneDirection } from '../parts/mirrored.ts'
import { FilledText } from '../parts/FilledText.tsx'
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
  const phone = form.place?.phone
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
            {texts.sendAgain}
          </Button>
          <Button size="sm" variant="outline" onClick={onDismiss}>
            {texts.notNow}
          </Button>
        </div>
      )}
      {kind === 'failed' && (
        <div className={classes.actions}>
          {phone && (
            <span>
              <FilledText
                text={texts.call}
                values={{
                  phone: (
                    <Anchor href={`tel:${phone.dial}`} dir={phoneDirection}>
                      {phone.text}
                    </Anchor>
                  ),
                }}
              />
            </span>
          )}
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
      return sending.isSlow ? `${status.sending} ${texts.slow}` : status.sending
    case 'sent':
      return sending.isChanged ? `${status.sent} ${texts.changed}` : status.sent
    case 'failed':
      return `${failureMessage(sending.failure)} ${sending.unsentValues === undefined ? texts.kept : texts.sentEarlier}`
    case 'confirming':
      return texts.confirm
  }
}
