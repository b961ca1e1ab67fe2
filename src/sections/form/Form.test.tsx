import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { registration } from '../../forms/testing/registration.ts'
import { example } from './example.ts'
import { Form } from './Form.tsx'
import { formSectionSchema } from './schema.ts'

const section = { ...formSectionSchema.parse(example), id: 'form', form: registration }

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
