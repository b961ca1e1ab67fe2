import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '../../../parts/testing/renderInSite.tsx'
import { registration } from '../../testing/registration.ts'
import { siteFormOf } from '../../testing/siteForm.ts'
import { readDomValues } from '../../useSiteForm.ts'
import { VisitorForm } from '../../VisitorForm.tsx'
import { fieldSchema } from '../../schema.ts'
import { INCOMPLETE, isoDateOf, dateSchema } from './date.tsx'

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

const now = () => new Date(2026, 10, 20, 23, 59)
const messageOf = (field: Partial<Parameters<typeof dateSchema>[0]>, text: string) =>
  dateSchema({ label: 'Start', required: false, ...field }, now).safeParse(text).error?.issues[0]
    ?.message

test('uses the date of the visitor, not the one in UTC', () => {
  expect(isoDateOf(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05')
  expect(isoDateOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
})

test.each([
  [{}, ''],
  [{}, '2024-02-29'],
  [{ min: '2026-11-20', max: '2026-11-20' }, '2026-11-20'],
  [{ min: 'today' }, '2026-11-20'],
  [{ max: 'today' }, '2026-11-20'],
])('%o accepts %j', (field, text) => {
  expect(messageOf(field, text)).toBeUndefined()
})

test.each([
  [{ required: true }, '', 'Enter “Start”'],
  [{}, INCOMPLETE, 'Enter “Start” as a complete date with day, month and year'],
  [{}, '2026-02-30', 'Enter “Start” as a complete date with day, month and year'],
  [{}, '11/20/2026', 'Enter “Start” as a complete date with day, month and year'],
  [{ min: '2026-11-20' }, '2026-11-19', 'Enter November 20, 2026 or a later date for “Start”'],
  [{ max: '2026-11-20' }, '2026-11-21', 'Enter November 20, 2026 or an earlier date for “Start”'],
  [{ min: 'today' }, '2026-11-19', 'Enter today or a later date for “Start”'],
  [{ max: 'today' }, '2026-11-21', 'Enter today or an earlier date for “Start”'],
])('%o rejects %j with a message', (field, text, message) => {
  expect(messageOf(field, text)).toBe(message)
})
