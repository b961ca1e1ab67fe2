import { expect, test } from 'vitest'
import { renderInSite } from '../parts/testing/renderInSite.tsx'
import { VisitorForm } from './VisitorForm.tsx'
import { fieldSchema } from './schema.ts'
import { registration } from './testing/registration.ts'
import { siteFormOf } from './testing/siteForm.ts'

test('names a sentence by its first words, and without its full stop', async () => {
  const agreement = (name: string, label: string) =>
    fieldSchema.parse({ kind: 'agreement', name, label, required: true, send: name })
  const fields = [
    agreement('long', 'I have read the privacy policy, and I agree to the processing.'),
    agreement('short', 'I am at least 18.'),
  ]
  const page = await renderInSite(<VisitorForm form={siteFormOf({ ...registration, fields })} />)
  expect(page.querySelector('#form_registration_reason')?.textContent).toBe(
    'Please complete “I have read the privacy policy, and I…” and “I am at least 18”.',
  )
})

test('sets the autocomplete attributes', async () => {
  const form = await renderInSite(<VisitorForm form={registration} />)
  const tokens = ['name', 'email', 'phone'].map((field) =>
    form.querySelector(`#form_registration_${field}`)?.getAttribute('autocomplete'),
  )
  expect(tokens).toEqual(['name', 'email', 'tel'])
})
