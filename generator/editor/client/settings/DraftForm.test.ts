import { expect, it } from 'vitest'
import { draftValue } from './DraftForm.tsx'

const text = { kind: 'text' } as const

it('puts what the author entered and the fixed values into one value', () => {
  const draft = {
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
  expect(draftValue(draft, ['First ', '/a', '3'])).toEqual({
    kind: 'step',
    title: 'First',
    links: [{ to: '/a' }],
    count: 3,
  })
})

it('leaves out an optional value that is empty', () => {
  const to = { path: ['to'], label: 'To', control: text, isOptional: true }
  const draft = { name: '', fixed: [{ path: [], value: {} }], fields: [to] }
  expect(draftValue(draft, [' '])).toEqual({})
  expect(draftValue(draft, ['/a'])).toEqual({ to: '/a' })
})

it('is the entered value itself if the new value is a single field', () => {
  const draft = { name: '', fixed: [], fields: [{ path: [], label: 'Entry', control: text }] }
  expect(draftValue(draft, ['One'])).toBe('One')
})

it('keeps text that is no number, so that the schema reports it', () => {
  const control = { kind: 'number' as const }
  const draft = { name: '', fixed: [], fields: [{ path: [], label: 'Entry', control }] }
  expect(draftValue(draft, ['two'])).toBe('two')
})
