import { expect, it } from 'vitest'
import { enteredValue } from './NewValueForm.tsx'

const text = { kind: 'text' } as const

it('puts what the author entered and the fixed values into one value', () => {
  const newValue = {
    name: '',
    fixed: [
      { path: [], value: {} },
      { path: ['kind'], value: 'step' },
      { path: ['links'], value: [] },
      { path: ['links', 0], value: {} },
    ],
    fields: [
      { path: ['title'], label: 'Title', control: text },
      { path: ['links', 0, 'to'], label: 'To', control: { kind: 'string' as const } },
      { path: ['count'], label: 'Count', control: { kind: 'number' as const } },
    ],
  }
  expect(enteredValue(newValue, ['First ', '/a', '3'])).toEqual({
    kind: 'step',
    title: 'First',
    links: [{ to: '/a' }],
    count: 3,
  })
})

it('leaves out an optional value that is empty', () => {
  const to = { path: ['to'], label: 'To', control: text, isOptional: true }
  const newValue = { name: '', fixed: [{ path: [], value: {} }], fields: [to] }
  expect(enteredValue(newValue, [' '])).toEqual({})
  expect(enteredValue(newValue, ['/a'])).toEqual({ to: '/a' })
})

it('is the entered value itself if the new value is a single field', () => {
  const newValue = { name: '', fixed: [], fields: [{ path: [], label: 'Entry', control: text }] }
  expect(enteredValue(newValue, ['One'])).toBe('One')
})

it('keeps text that is no number, so that the schema reports it', () => {
  const control = { kind: 'number' as const }
  const newValue = { name: '', fixed: [], fields: [{ path: [], label: 'Entry', control }] }
  expect(enteredValue(newValue, ['two'])).toBe('two')
})
