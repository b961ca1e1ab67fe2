import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '../parts/testing/renderInSite.tsx'
import { violations } from '../parts/testing/violations.ts'
import { VisitorForm } from './VisitorForm.tsx'
import { fieldSchema } from './schema.ts'
import { registration } from './testing/registration.ts'
import { siteFormOf } from './testing/siteForm.ts'

const rendered = () => renderInSite(<VisitorForm form={registration} />)

test('has inputs with the names of the manifest, and none for values that are never sent', async () => {
  const form = await rendered()
  const parts = [...form.querySelectorAll('[name]')].map((part) => part.getAttribute('name'))
  expect([...new Set(parts)]).toEqual([
    'access_key',
    'Subject',
    'redirect',
    'botcheck',
    'Name',
    'Email',
    'Phone',
    'Job Interest',
    'Clearance',
    'Guests',
    'Message',
  ])
})

test('sends the typed text instead of the option "Other"', async () => {
  const form = await rendered()
  expect(form.querySelector('[value="Other"]')?.hasAttribute('name')).toBe(false)
  expect(form.querySelector('#form_registration_otherJobInterest')?.getAttribute('name')).toBe(
    'Job Interest',
  )
})

test('sends to the form service as multipart, without scripts', async () => {
  const form = (await rendered()).querySelector('form')
  expect(form?.method).toBe('post')
  expect(form?.enctype).toBe('multipart/form-data')
  expect(form?.getAttribute('action')).not.toBe('')
})

test('hides the honeypot from visitors', async () => {
  const honeypot = (await rendered()).querySelector('[name="botcheck"]')
  expect(honeypot?.getAttribute('tabindex')).toBe('-1')
  expect(honeypot?.getAttribute('aria-hidden')).toBe('true')
})

test('gives each input an id that contains the id of the form', async () => {
  const form = await rendered()
  const ids = [...form.querySelectorAll('form [id]')].map(({ id }) => id)
  expect(ids.filter((id) => !id.startsWith('form_registration_'))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('keeps typed text when it renders again', async () => {
  const form = await rendered()
  const name = form.querySelector<HTMLInputElement>('#form_registration_name')
  if (name) fireEvent.change(name, { target: { value: 'Ada' } })
  form.querySelector<HTMLInputElement>('#form_registration_jobInterests_3')?.click()
  expect(name?.value).toBe('Ada')
})

test('names every field with a missing or invalid value beside the submit button', async () => {
  sessionStorage.clear()
  const form = await rendered()
  const reason = () => form.querySelector('#form_registration_reason')?.textContent
  const enter = (field: string, value: string) => {
    const input = form.querySelector(`#form_registration_${field}`)
    if (input) fireEvent.change(input, { target: { value } })
  }
  expect(reason()).toBe('Please complete your name, “Email”, and “Phone”.')
  enter('name', 'Ada')
  enter('email', 'ada@example.com')
  enter('phone', '301')
  expect(reason()).toBe('Please complete “Phone”.')
  enter('phone', '3015550100')
  expect(reason()).toBe('')
})

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
  const form = await rendered()
  const tokens = ['name', 'email', 'phone'].map((field) =>
    form.querySelector(`#form_registration_${field}`)?.getAttribute('autocomplete'),
  )
  expect(tokens).toEqual(['name', 'email', 'tel'])
})

test('has an empty status from the start, outside the form element', async () => {
  const status = (await rendered()).querySelector('[role="status"]')
  expect(status?.textContent).toBe('')
  expect(status?.closest('form')).toBeNull()
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
