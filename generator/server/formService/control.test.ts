import { expect, test } from 'vitest'
import { formServiceControl, type Received } from './control.ts'

const from = (email: string): Received => ({
  time: '2026-11-20T12:00:00.000Z',
  accept: '*/*',
  contentType: 'multipart/form-data',
  origin: undefined,
  parts: [['Email', email]],
})
const [ada, bob] = [from('ada@example.com'), from('bob@example.com')]
const adas = { part: 'Email', value: 'ada@example.com' }

test('gives faults in order, each as often as it is meant, then none', () => {
  const control = formServiceControl()
  control.next('reset', { times: 2 })
  control.next({ kind: 'delay', ms: 5 })
  expect([1, 2, 3, 4].map(() => control.meet(ada)?.kind)).toEqual([
    'reset',
    'reset',
    'delay',
    undefined,
  ])
})

test('gives an aimed fault to no other form', () => {
  const control = formServiceControl()
  control.next('hang', { aim: adas })
  control.next('reset')
  expect(control.meet(bob)?.kind).toBe('reset')
  expect(control.meet(bob)).toBeUndefined()
  expect(control.meet(ada)?.kind).toBe('hang')
})

test('keeps what was received, in order and by aim', () => {
  const control = formServiceControl()
  for (const one of [ada, bob, ada]) control.meet(one)
  expect(control.received()).toEqual([ada, bob, ada])
  expect(control.received(adas)).toEqual([ada, ada])
})

test('clears everything', () => {
  const control = formServiceControl()
  control.next('hang')
  control.next('hang', { aim: adas })
  control.meet(bob)
  control.clear()
  expect(control.received()).toEqual([])
  expect(control.meet(ada)).toBeUndefined()
})

test('clears what belongs to one aim', () => {
  const control = formServiceControl()
  control.next('hang', { aim: adas })
  control.next('reset', { aim: { part: 'Email', value: 'bob@example.com' } })
  control.meet(ada)
  control.meet(from('eve@example.com'))
  control.clear(adas)
  expect(control.received()).toHaveLength(1)
  expect(control.meet(ada)).toBeUndefined()
  expect(control.meet(bob)?.kind).toBe('reset')
})

test('releases held replies, all or by aim', async () => {
  const control = formServiceControl()
  const gone: string[] = []
  const held = [ada, bob].map(async ({ parts }) => {
    await control.released(parts)
    gone.push(parts[0]?.[1] ?? '')
  })
  control.release({ part: 'Email', value: 'bob@example.com' })
  await held[1]
  expect(gone).toEqual(['bob@example.com'])
  control.clear()
  await held[0]
  expect(gone).toEqual(['bob@example.com', 'ada@example.com'])
})
