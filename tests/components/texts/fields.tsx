import type { RenderExamples } from './renderExamples.ts'

/** Renders a number with its unit, and every message of numbers, dates and agreements. */
export const renderFields: RenderExamples = async () => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { registration } = await import('../../../src/forms/testing/registration.ts')
  const { siteFormOf } = await import('../../../src/forms/testing/siteForm.ts')
  const { VisitorForm } = await import('../../../src/forms/VisitorForm.tsx')
  const { fieldSchema } = await import('../../../src/forms/fields/schemas.ts')
  const { agreementValue } = await import('../../../src/forms/fields/agreement/agreementValue.ts')
  const { dateValue } = await import('../../../src/forms/fields/date/dateValue.ts')
  const { numberValue } = await import('../../../src/forms/fields/number/numberValue.ts')

  const named = { label: 'Label', required: true }
  const number = { kind: 'number', name: 'number', send: 'Number', unit: 'kilograms', ...named }
  const form = siteFormOf({ ...registration, fields: [fieldSchema.parse(number)] })
  const whole = numberValue({ ...named, min: 1, max: 5, step: 1 })
  const decimal = numberValue({ ...named, min: 0, step: 0.5 })
  const results = [
    ...['', '1,0', '1 0', 'x', '9'].map((text) => whole.safeParse(text)),
    ...['1,0', '-1'].map((text) => decimal.safeParse(text)),
    numberValue({ ...named, max: 5, step: 1 }).safeParse('9'),
    dateValue(named).safeParse('?'),
    dateValue({ ...named, min: 'today' }).safeParse('2000-01-01'),
    dateValue({ ...named, max: '2000-01-01' }).safeParse('2001-01-01'),
    agreementValue({ ...named, value: 'Yes' }).safeParse(''),
  ]
  const messages = results.map(({ error }) => error?.issues[0]?.message ?? 'No message.')
  const page = await renderInSite(
    <>
      <VisitorForm form={form} />
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </>,
  )
  return [{ element: page, data: form }]
}
