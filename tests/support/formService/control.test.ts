import { expect, test } from 'vitest'
import { formServiceControl } from './control.ts'
import type { Received } from './received.ts'

const from = (email: string): Received => ({
  time: '2026-11-20T12:00:00.000Z',
  accept: '*/*',
  contentType: 'multipart/form-data',
  origin: undefined,
  parts: [['Email', email]],
  files: [],
})
const [ada, bob] = [from('ada@example.com'), from('bob@example.com')]
const adas = { part: 'Email', value: 'ada@example.com' }

test('returns faults in order, each as often as requested, then none', () => {
  const control = formServiceControl()
  control.next('reset', { times: 2 })
  control.next({ kind: 'delay', ms: 5 })
  expect([1, 2, 3, 4].map(() => control.receive(ada)?.kind)).toEqual([
    'reset',
    'reset',
    'delay',
    undefined,
  ])
})

test('returns a fault with a filter only for selected forms', () => {
  const control = formServiceControl()
  control.next('hang', { filter: adas })
  control.next('reset')
  expect(control.receive(bob)?.kind).toBe('reset')
  expect(control.receive(bob)).toBeUndefined()
  expect(control.receive(ada)?.kind).toBe('hang')
})

test('records received forms in order, and selects them by filter', () => {
  const control = formServiceControl()
  for (const one of [ada, bob, ada]) control.receive(one)
  expect(control.received()).toEqual([ada, bob, ada])
  expect(control.received(adas)).toEqual([ada, ada])
})

test('clears everything', () => {
  const control = formServiceControl()
  control.next('hang')
  control.next('hang', { filter: adas })
  control.receive(bob)
  control.clear()
  expect(control.received()).toEqual([])
  expect(control.receive(ada)).toBeUndefined()
})

test('clears only selected forms and faults', () => {
  const control = formServiceControl()
  control.next('hang', { filter: adas })
  control.next('reset', { filter: { part: 'Email', value: 'bob@example.com' } })
  control.receive(ada)
  control.receive(from('eve@example.com'))
  control.clear(adas)
  expect(control.received()).toHaveLength(1)
  expect(control.receive(ada)).toBeUndefined()
  expect(control.receive(bob)?.kind).toBe('reset')
})

test('releases all held replies, or those that a filter selects', async () => {
  const control = formServiceControl()
  const gone: string[] = []
  const held = [ada, bob].map(async ({ parts }) => {
    await control.waitForRelease(parts)
    gone.push(parts[0]?.[1] ?? '')
  })
  control.release({ part: 'Email', value: 'bob@example.com' })
  await held[1]
  expect(gone).toEqual(['bob@example.com'])
  control.clear()
  await held[0]
  expect(gone).toEqual(['bob@example.com', 'ada@example.com'])
})
