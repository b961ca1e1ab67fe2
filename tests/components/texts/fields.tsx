import { fireEvent } from '@testing-library/react'
import type { RenderExamples } from './renderExamples.ts'

/** Renders international phone numbers and a number with its unit, and every message of `texts.field`. */
export const renderFields: RenderExamples = async () => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { registration } = await import('../../../src/forms/testing/registration.ts')
  const { siteFormOf } = await import('../../../src/forms/testing/siteForm.ts')
  const { VisitorForm } = await import('../../../src/forms/VisitorForm.tsx')
  const { fieldSchema } = await import('../../../src/forms/schema.ts')
  const { agreementValue } = await import('../../../src/forms/fields/agreement/agreement.tsx')
  const { dateValue } = await import('../../../src/forms/fields/date/date.tsx')
  const { fileValue } = await import('../../../src/forms/fields/file/fileValue.ts')
  const { checkFiles, fileText } = await import('../../../src/forms/fields/file/fileValue.ts')
  const { writeDraft } = await import('../../../src/forms/draft.ts')
  const { internationalPhoneValue } =
    await import('../../../src/forms/fields/internationalPhone/internationalPhone.tsx')
  const { numberValue } = await import('../../../src/forms/fields/number/number.tsx')

  const named = { label: 'Label', required: true }
  const number = { kind: 'number', name: 'number', send: 'Number', unit: 'kilograms', ...named }
  const phone = { kind: 'internationalPhone', name: 'phone', send: 'Phone', ...named }
  const national = { ...phone, name: 'national', send: 'National', defaultCountry: 'US' }
  const file = { kind: 'file', name: 'file', send: 'File', ...named }
  const files = { ...file, name: 'files', send: 'Files', maxFiles: 3 }
  const lost = { ...file, name: 'lost', send: 'Lost' }
  const fields = [number, phone, national, file, files, lost].map((field) =>
    fieldSchema.parse(field),
  )
  const form = siteFormOf({ ...registration, fields })
  const german = { decimal: ',', group: '.' } as const
  const whole = numberValue({ ...named, min: 1, max: 5, step: 1 })
  const decimal = numberValue({ ...named, min: 0, step: 0.5 })
  const deleted = new File(['x'], 'deleted.pdf')
  deleted.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error()) })
  const unreadable = [fileText(deleted)]
  await checkFiles(unreadable)
  const results = [
    ...['', '1,000', '1 0', 'x', '9'].map((text) => whole.safeParse(text)),
    ...['1,000', '-1'].map((text) => decimal.safeParse(text)),
    ...[1, 0.5].map((step) => numberValue({ ...named, step }, german).safeParse('1.000')),
    numberValue({ ...named, max: 5, step: 1 }).safeParse('9'),
    dateValue(named).safeParse('?'),
    dateValue({ ...named, min: 'today' }).safeParse('2000-01-01'),
    dateValue({ ...named, max: '2000-01-01' }).safeParse('2001-01-01'),
    internationalPhoneValue(named).safeParse('?'),
    internationalPhoneValue({ ...named, defaultCountry: 'US' }).safeParse('?'),
    ...[
      [],
      ['1 1 a.pdf', '1 1 b.pdf'],
      ['1 1 a.exe'],
      ['0 1 a.pdf'],
      ['9000000 1 a.pdf'],
      unreadable,
    ].map((value) =>
      fileValue({ ...named, types: ['pdf'], maxFiles: 1, maxMegabytes: 1 }).safeParse(value),
    ),
    agreementValue({ ...named, value: 'Yes' }).safeParse(''),
  ]
  const messages = results.map(({ error }) => error?.issues[0]?.message ?? 'No message.')
  const draft = { ...form.defaultValues, lost: ['1 1 a.pdf'] }
  writeDraft(form, { values: draft, uncertain: false })
  const page = await renderInSite(
    <>
      <VisitorForm form={form} />
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </>,
  )
  const input = page.querySelector<HTMLInputElement>('[name="File"]')
  if (input !== null) fireEvent.change(input, { target: { files: [new File(['x'], '1.pdf')] } })
  return [{ element: page, data: { form, name: '1.pdf' } }]
}
