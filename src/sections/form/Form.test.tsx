import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { registration } from '../../forms/testing/registration.ts'
import { Form } from './Form.tsx'
import { formSectionSchema } from './schema.ts'

const section = {
  ...formSectionSchema.parse({
    kind: 'form',
    id: 'form',
    heading: 'Send a Message',
    intro: 'Tell us how to reach you.',
    points: ['**Within two days**, a person answers who knows the subject.'],
    form: 'contact',
  }),
  id: 'form',
  form: registration,
}

const rendered = () => renderInSite(<Form section={section} />)

test('shows the form with an accessible name', async () => {
  const form = (await rendered()).querySelector('form')
  expect(form?.getAttribute('aria-label')).toBe('Registration form')
})

test('shows the list under the introduction', async () => {
  const page = await rendered()
  expect([...page.querySelectorAll('section > div > div:first-child li')]).toHaveLength(
    section.points.length,
  )
})
