import { expect, it } from 'vitest'
import type { FieldsByKind } from '../../siteForm.ts'
import { serializeOptions } from './checkboxes.tsx'

const field: FieldsByKind['checkboxes'] = {
  kind: 'checkboxes',
  name: 'jobs',
  label: 'Jobs',
  required: false,
  send: 'Jobs',
  options: ['Engineer', 'Analyst', 'Other'],
  other: { option: 'Other', reveals: 'otherJob' },
}

it('joins options by comma and space', () => {
  expect(serializeOptions(['Engineer', 'Analyst'], field, {})).toBe('Engineer, Analyst')
})

it('replaces "Other" with the text of the field that it reveals', () => {
  const values = { otherJob: ' Poet ' }
  expect(serializeOptions(['Engineer', 'Other'], field, values)).toBe('Engineer, Poet')
})

it('omits "Other" if that field is empty', () => {
  expect(serializeOptions(['Engineer', 'Other'], field, { otherJob: ' ' })).toBe('Engineer')
})
