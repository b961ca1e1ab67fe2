import { expect, test } from 'vitest'
import { failureMessage, mayHaveArrived, type Outcome, readReply } from './sendOutcome.ts'
const refused = (message?: string): Outcome => ({ kind: 'refused', message })
const unreadable = (message?: string): Outcome => ({ kind: 'unreadable', message })

test.each<[string, number, unknown, Outcome]>([
  ['success', 200, { success: true }, { kind: 'sent' }],
  ['success with an error status', 400, { success: true }, unreadable()],
  ['a message at the top', 400, { success: false, message: ' No. ' }, refused('No.')],
  ['a message in the body', 200, { success: false, body: { message: 'No.' } }, refused('No.')],
  ['no message', 400, { success: false }, refused()],
  ['a message that is not text', 400, { success: false, message: { a: 1 } }, refused()],
  ['too many', 429, { success: false, message: 'No.' }, { kind: 'tooMany', message: 'No.' }],
  [
    'an internal error of the service',
    500,
    { success: false, message: 'No.' },
    { kind: 'failed', message: 'No.' },
  ],
  ['an error without success', 502, { message: 'No.' }, { kind: 'broken', message: 'No.' }],
  ['success as text with a message', 200, { success: 'true', message: 'Yes.' }, unreadable('Yes.')],
  ['a list', 200, [], unreadable()],
  ['nothing', 200, null, unreadable()],
  ['text', 200, 'ok', unreadable()],
  ['success as text', 200, { success: 'true' }, unreadable()],
])('reads %s', (_, status, reply, outcome) => {
  expect(readReply(status, JSON.stringify(reply))).toEqual(outcome)
})

/** A status, and the kinds of a reply with `success: false`, of other JSON and of a page. */
test.each([
  [200, 'refused', 'unreadable'],
  [302, 'refused', 'unreadable'],
  [400, 'refused', 'refused'],
  [401, 'notAllowed', 'notAllowed'],
  [403, 'notAllowed', 'notAllowed'],
  [404, 'notFound', 'notFound'],
  [405, 'notFound', 'notFound'],
  [408, 'refused', 'refused'],
  [413, 'tooLarge', 'tooLarge'],
  [415, 'refused', 'refused'],
  [422, 'refused', 'refused'],
  [429, 'tooMany', 'tooMany'],
  [451, 'refused', 'refused'],
  [500, 'failed', 'broken'],
  [501, 'notFound', 'notFound'],
  [502, 'failed', 'broken'],
  [503, 'failed', 'broken'],
  [504, 'failed', 'broken'],
  [511, 'notAllowed', 'notAllowed'],
] as const)('reads the status %i as %s by the service, otherwise as %s', (status, own, other) => {
  const message = undefined
  expect(readReply(status, '{"success":false}')).toEqual({ kind: own, message })
  expect(readReply(status, '{}')).toEqual({ kind: other, message })
  const page = readReply(status, '<h1>Error</h1>')
  expect(page).toEqual({ kind: other, message })
  // Without the confirmation of the service: a page instead of its reply, or an error after the form has arrived.
  const isOpen = status < 400 || /^50[0234]$/.test(String(status))
  expect(mayHaveArrived(page)).toBe(isOpen)
  expect(mayHaveArrived(readReply(status, '{"success":false}'))).toBe(false)
})

test('reads a reply that is not JSON', () => {
  expect(readReply(200, '<h1>Sign in</h1>')).toEqual(unreadable())
  expect(readReply(200, '')).toEqual(unreadable())
  expect(readReply(502, '<h1>Bad Gateway</h1>')).toEqual({ kind: 'broken', message: undefined })
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
  ['Der Dienst sagt „Nein.“', 'Der Dienst sagt „Nein.“'],
  ['受け付けません。', '受け付けません。'],
  ['(try again…)', '(try again…)'],
])('ends the message %j of the service with punctuation', (message, sentence) => {
  expect(failureMessage({ kind: 'refused', message })).toBe(sentence)
})

test('shows the message of the service next to the text about the failure', () => {
  const message = failureMessage({ kind: 'tooMany', message: 'Slow down' })
  expect(message).toMatch(/^The form service received too many requests.*“Slow down\.”$/)
  expect(failureMessage({ kind: 'broken', message: 'No.' })).toMatch(
    /may have been received.*“No\.”$/,
  )
  expect(failureMessage({ kind: 'tooMany', message: undefined })).not.toContain('“')
})

test('says if the form may have been received', () => {
  expect(failureMessage({ kind: 'noReply', seconds: 30 })).toMatch(/may have been received/)
  expect(failureMessage({ kind: 'offline' })).not.toMatch(/may have been received/)
})
