import { act, fireEvent } from '@testing-library/react'
import type { FormStatusProps } from '../../../src/forms/FormStatus.tsx'
import type { Failure } from '../../../src/forms/sendForm.ts'
import type { SendingState } from '../../../src/forms/useSubmission.ts'
import type { RenderExamples } from './renderExamples.ts'

/** Every failure. */
const FAILURES: readonly Failure[] = [
  { kind: 'noReply', seconds: 30 },
  ...(['offline', 'unreachable', 'unavailable'] as const).map((kind) => ({ kind })),
  ...(['refused', 'tooMany', 'failed', 'broken', 'unreadable'] as const).map((kind) => ({
    kind,
    message: undefined,
  })),
  // A message as the site's own text, so that the texts of the page stay those of the manifest.
  { kind: 'tooMany', message: '1' },
]

const STATES: readonly SendingState[] = [
  { kind: 'sending', isSlow: true },
  { kind: 'sent', isChanged: true },
  { kind: 'confirming' },
  ...FAILURES.map((failure) => ({ kind: 'failed', failure }) as const),
  { kind: 'failed', failure: { kind: 'offline' }, unsentValues: {} },
]

/** Renders a form before and after an invalid submit, and each status of sending. */
export const renderForms: RenderExamples = async () => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { registration } = await import('../../../src/forms/testing/registration.ts')
  const { siteFormOf } = await import('../../../src/forms/testing/siteForm.ts')
  const { FormStatus } = await import('../../../src/forms/FormStatus.tsx')
  const { RestoredNotice } = await import('../../../src/forms/VisitorForm.tsx')
  const { useFormApi } = await import('../../../src/forms/useSubmission.ts')
  const { VisitorForm } = await import('../../../src/forms/VisitorForm.tsx')

  const fields = registration.fields.map((field) => ({
    ...field,
    required: true,
    inMessages: undefined,
  }))
  const form = siteFormOf({ ...registration, fields })
  const data = form
  Element.prototype.scrollIntoView = () => undefined

  const filled = await renderInSite(<VisitorForm form={form} />)
  const element = filled.querySelector('form')
  await act(async () => element !== null && fireEvent.submit(element))
  const title = document.createElement('title')
  title.textContent = document.title

  const Status = (props: Pick<FormStatusProps, 'sending'>) => {
    const formApi = useFormApi(form, { onValid: async () => undefined, onInvalid: nothing })
    return (
      <FormStatus {...props} {...{ form, formApi }} onSendAgain={nothing} onDismiss={nothing} />
    )
  }
  const states = []
  for (const sending of STATES) states.push(await renderInSite(<Status sending={sending} />))
  const notice = await renderInSite(<RestoredNotice onClear={nothing} />)

  const failed = <Status sending={{ kind: 'failed', failure: { kind: 'offline' } }} />
  const copied = []
  for (const isAllowed of [true, false]) {
    const page = await renderInSite(failed)
    const writeText = () => (isAllowed ? Promise.resolve() : Promise.reject(new Error('blocked')))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const button = page.querySelector('button')
    await act(async () => button !== null && fireEvent.click(button))
    copied.push(page)
  }
  return [filled, title, ...states, notice, ...copied].map((page) => ({ element: page, data }))
}

const nothing = () => undefined
