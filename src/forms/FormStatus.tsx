import { UnstyledButton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { form as texts } from 'virtual:texts'
import { FilledText, PhoneLink } from '../parts/texts.tsx'
import type { SiteForm, FormValues } from './siteForm.ts'
import classes from './FormStatus.module.css'
import { serializeFields } from './sendForm.ts'
import { failureMessage } from './sendOutcome.ts'
import type { SendingState, SiteFormApi } from './useSiteForm.ts'

type FormStatusProps = {
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
          <UnstyledButton size="sm" onClick={onSendAgain}>
            {texts.sendAgain}
          </UnstyledButton>
          <UnstyledButton size="sm" variant="outline" onClick={onDismiss}>
            {texts.notNow}
          </UnstyledButton>
        </div>
      )}
      {kind === 'failed' && (
        <div className={classes.actions}>
          {phone && (
            <span>
              <FilledText text={texts.call} values={{ phone: <PhoneLink phone={phone} /> }} />
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

/** An icon beside the status message; decorative. States without a result have none. */
function StatusIcon({ kind }: { readonly kind: SendingState['kind'] }) {
  const icon = ICONS[kind]
  if (icon === undefined) return null
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path d={icon} fill="none" stroke="var(--site-surface)" strokeWidth="2.2" />
    </svg>
  )
}

/** The paths of a check mark, an exclamation mark and a question mark. */
const ICONS: { readonly [K in SendingState['kind']]?: string } = {
  sent: 'm6.8 12.4 3.5 3.5 6.9-7.6',
  failed: 'M12 5.8v7.4M12 15.9v2.3',
  confirming: 'M8.6 9.4a3.4 3.4 0 1 1 5 3c-1.1.6-1.6 1.1-1.6 2.2M12 16.4v2.2',
}

type CopyMessageProps = { readonly form: SiteForm; readonly getValues: () => FormValues }

/** Copies the values, so that the visitor can send them in another way. Files are copied as their names. */
function CopyMessage({ form, getValues }: CopyMessageProps) {
  const [label, setLabel] = useState<string>(texts.copy)
  const copy = async () => {
    const lines = serializeFields(form, getValues()).map(
      ([name, value]) => `${name}: ${typeof value === 'string' ? value : value.name}`,
    )
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      setLabel(texts.copied)
    } catch {
      setLabel(texts.copyBlocked)
    }
  }
  return (
    <UnstyledButton variant="outline" size="sm" aria-live="polite" onClick={() => void copy()}>
      {label}
    </UnstyledButton>
  )
}
