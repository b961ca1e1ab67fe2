import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '../../../parts/testing/renderInSite.tsx'
import { readDomValues } from '../../domValues.ts'
import { registration } from '../../testing/registration.ts'
import { siteFormOf } from '../../testing/siteForm.ts'
import { VisitorForm } from '../../VisitorForm.tsx'
import { fieldSchema } from '../schemas.ts'
import { INCOMPLETE, isoDateOf } from './isoDate.ts'

const form = siteFormOf({
  ...registration,
  fields: [
    fieldSchema.parse({
      kind: 'date',
      name: 'start',
      label: 'Start',
      min: 'today',
      send: 'Start',
      required: false,
    }),
  ],
})

const rendered = async () => {
  await renderInSite(<VisitorForm form={form} />)
  return screen.getByLabelText<HTMLInputElement>('Start')
}

test('limits the browser’s calendar to the visitor’s current date, and the year to four digits', async () => {
  const input = await rendered()
  expect(input.min).toBe(isoDateOf(new Date()))
  expect(input.max).toBe('9999-12-31')
})

test('reads an incomplete date as a value of its own, and does not empty the input', async () => {
  const input = await rendered()
  const written: string[] = []
  Object.defineProperty(input, 'validity', { value: { badInput: true } })
  Object.defineProperty(input, 'value', {
    get: () => '',
    set: (text: string) => {
      written.push(text)
    },
  })
  fireEvent.input(input)
  expect(readDomValues(form)).toEqual({ start: INCOMPLETE })
  expect(written).toEqual([])
})
