import { expect, test } from 'vitest'
import { failureMessage, type Outcome } from './outcome.ts'
import { readReply } from './readReply.ts'

const refused = (message?: string): Outcome => ({ kind: 'refused', message })

test.each<[string, number, unknown, Outcome]>([
  ['success', 200, { success: true }, { kind: 'sent' }],
  ['success with an error status', 400, { success: true }, { kind: 'unreadable' }],
  ['a message at the top', 400, { success: false, message: ' No. ' }, refused('No.')],
  ['a message in the body', 200, { success: false, body: { message: 'No.' } }, refused('No.')],
  ['no message', 400, { success: false }, refused()],
  ['a message that is not text', 400, { success: false, message: { a: 1 } }, refused()],
  ['too many', 429, { success: false, message: 'No.' }, { kind: 'tooMany' }],
  ['an internal error of the service', 500, { success: false, message: 'No.' }, { kind: 'failed' }],
  ['a list', 200, [], { kind: 'unreadable' }],
  ['nothing', 200, null, { kind: 'unreadable' }],
  ['text', 200, 'ok', { kind: 'unreadable' }],
  ['success as text', 200, { success: 'true' }, { kind: 'unreadable' }],
])('reads %s', (_, status, reply, outcome) => {
  expect(readReply(status, JSON.stringify(reply))).toEqual(outcome)
})

test('reads a reply that is not JSON', () => {
  expect(readReply(200, '<h1>Sign in</h1>')).toEqual({ kind: 'unreadable' })
  expect(readReply(200, '')).toEqual({ kind: 'unreadable' })
  expect(readReply(502, '<h1>Bad Gateway</h1>')).toEqual({ kind: 'broken' })
})

test('truncates a long message to 300 characters without splitting surrogate pairs', () => {
  const long = readReply(400, JSON.stringify({ success: false, message: '🚀'.repeat(5000) }))
  expect(long).toEqual(refused(`${'🚀'.repeat(299)}…`))
})

test.each([
  ['Not accepted', 'Not accepted.'],
  ['Not accepted.', 'Not accepted.'],
  ['Really?', 'Really?'],
  ['The service said “No.”', 'The service said “No.”'],
])('ends the message %j of the service with punctuation', (message, shown) => {
  expect(failureMessage({ kind: 'refused', message })).toBe(shown)
})

test('says if the form may have been received', () => {
  expect(failureMessage({ kind: 'noReply', seconds: 30 })).toMatch(/may have been received/)
  expect(failureMessage({ kind: 'offline' })).not.toMatch(/may have been received/)
})
