import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Fault } from './fault.ts'
import { faults, REFUSAL_MESSAGE, type FaultName } from './faults.ts'
import { form, startFaultyService, type FaultyService } from './startFaultyService.ts'

let service: FaultyService
beforeEach(async () => {
  service = await startFaultyService()
})
afterEach(async () => service.stop())

const post = async (init: RequestInit = {}) =>
  fetch(service.url, { method: 'POST', body: form(), ...init })

async function postUnder(fault: FaultName | Fault, init?: RequestInit) {
  service.control.next(fault)
  return post(init)
}

const JSON_REPLIES = [
  ['success', 200, { success: true, message: 'Email sent successfully!' }],
  ['successWithoutMessage', 200, { success: true }],
  ['refusalAtTop200', 200, { success: false, message: REFUSAL_MESSAGE }],
  ['refusalAtTop400', 400, { success: false, message: REFUSAL_MESSAGE }],
  ['refusalInBody200', 200, { success: false, body: { message: REFUSAL_MESSAGE } }],
  ['refusalInBody400', 400, { success: false, body: { message: REFUSAL_MESSAGE } }],
  ['refusalLong', 400, { message: expect.stringMatching(/^(?:long ){20000}$/) }],
  ['refusalMarkup', 400, { message: expect.stringContaining('<img src="x" onerror=') }],
  ['refusalWithoutMessage', 400, { success: false }],
  ['refusal', 400, { success: false, message: REFUSAL_MESSAGE }],
  ['tooMany', 429, { success: false }],
  ['error500', 500, { body: { message: 'Something went wrong.' } }],
  ['error502', 502, { success: false }],
  ['error503', 503, { success: false }],
  ['successIsTextFalse', 200, { success: 'false' }],
  ['successIsTextTrue', 200, { success: 'true' }],
] satisfies [FaultName, number, object][]

test.each(JSON_REPLIES)('replies %s', async (name, status, body) => {
  const reply = await postUnder(name)
  expect(reply.status).toBe(status)
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  expect(await reply.json()).toMatchObject(body)
  expect(await service.outbox()).toEqual([])
})

const RAW_REPLIES = [
  ['error500Page', 500, 'text/html', '<!doctype html><title>Internal Server Error</title>'],
  ['error502Page', 502, 'text/html', '<!doctype html><title>Bad Gateway</title>'],
  ['error503Page', 503, 'text/html', '<!doctype html><title>Service Unavailable</title>'],
  ['captivePortal', 200, 'text/html', '<!doctype html><title>Sign in to this network</title>'],
  ['truncated', 200, 'application/json', '{"statusCode":200,"success":true,"mess'],
  ['empty', 200, 'application/json', ''],
  ['nullReply', 200, 'application/json', 'null'],
  ['listReply', 200, 'application/json', '[]'],
  ['textReply', 200, 'application/json', '"ok"'],
] satisfies [FaultName, number, string, string][]

test.each(RAW_REPLIES)('replies %s', async (name, status, type, begin) => {
  const reply = await postUnder(name)
  expect(reply.status).toBe(status)
  expect(reply.headers.get('content-type')).toBe(type)
  const text = await reply.text()
  expect(type === 'text/html' ? text.slice(0, begin.length) : text).toBe(begin)
})

test('rejects a form with a page', async () => {
  const reply = await postUnder('refusal', { headers: { Accept: 'text/html' } })
  expect(reply.status).toBe(400)
  expect(await reply.text()).toContain(`<p>${REFUSAL_MESSAGE}</p>`)
})

test('resets the connection', async () => {
  await expect(postUnder('reset')).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
  expect(service.control.received()).toHaveLength(1)
})

test('never replies', async () => {
  const reply = postUnder('hang', { signal: AbortSignal.timeout(800) })
  await expect(reply).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(service.control.received()).toHaveLength(1)
})

test('stalls in the body', async () => {
  const reply = await postUnder('stall', { signal: AbortSignal.timeout(800) })
  expect(reply.status).toBe(200)
  await expect(reply.text()).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('closes the connection in the body', async () => {
  const reply = await postUnder('cut')
  expect(reply.status).toBe(200)
  await expect(reply.text()).rejects.toThrow('terminated')
})

test('delays the reply, not the delivery', async () => {
  let replied = false
  const started = performance.now()
  const reply = postUnder({ kind: 'delay', ms: 800 }).finally(() => (replied = true))
  await expect.poll(service.outbox, { interval: 10 }).toHaveLength(1)
  expect(replied).toBe(false)
  expect(await (await reply).json()).toMatchObject({ success: true })
  expect(performance.now() - started).toBeGreaterThan(790)
})

test('holds the reply until it is released', async () => {
  let replied = false
  const reply = postUnder('hold').finally(() => (replied = true))
  await expect.poll(service.outbox, { interval: 10 }).toHaveLength(1)
  // If the reply were not held, it would be sent before the reply to a later form.
  await post()
  expect(replied).toBe(false)
  service.control.release()
  expect(await (await reply).json()).toMatchObject({ success: true })
})

test('delivers the form and replies without CORS headers', async () => {
  const reply = await postUnder('noCors')
  expect(reply.headers.has('access-control-allow-origin')).toBe(false)
  expect(await reply.json()).toMatchObject({ success: true })
  expect(await service.outbox()).toHaveLength(1)
})

test('replies normally after the last fault', async () => {
  await postUnder('error500')
  expect((await post()).status).toBe(200)
})

test('records every form, also if its body cannot be parsed', async () => {
  await post({ body: form(['Job Interest', 'b'], ['Job Interest', 'a']) })
  await post({
    body: 'x',
    headers: { 'Content-Type': 'text/plain', Accept: 'a/b', Origin: 'null' },
  })
  expect(service.control.received()).toEqual([
    {
      time: expect.stringMatching(/^20.+Z$/),
      accept: '*/*',
      contentType: expect.stringMatching(/^multipart\/form-data; boundary=/),
      origin: undefined,
      parts: [
        ['access_key', 'embedded'],
        ['Name', 'Ada'],
        ['Job Interest', 'b'],
        ['Job Interest', 'a'],
      ],
      files: [],
    },
    {
      time: expect.stringMatching(/^20.+Z$/),
      accept: 'a/b',
      contentType: 'text/plain',
      origin: 'null',
      parts: [],
      files: [],
    },
  ])
})

test('tests every fault of the kind reply', () => {
  const tested = new Set<string>([...JSON_REPLIES, ...RAW_REPLIES].map(([name]) => name))
  const untested = Object.entries(faults).filter(([name]) => !tested.has(name))
  expect(untested.map(([, { kind }]) => kind)).not.toContain('reply')
})
