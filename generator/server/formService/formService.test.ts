import { rm, writeFile } from 'node:fs/promises'
import { request as send } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { form, NOW, startService, type RunningService } from './testing/startService.ts'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

let service: RunningService
beforeEach(async () => {
  service = await startService()
})
afterEach(async () => service.stop())

type Case = { parts: [string, string][] }

const post = async (body: RequestInit['body'], headers: Record<string, string> = {}) =>
  fetch(service.url, { method: 'POST', body, headers, redirect: 'manual' })

test('accepts and delivers a form, and replies in the documented format', async () => {
  const reply = await post(form(['Job Interest', 'a'], ['Job Interest', 'b'], ['botcheck', '']))
  expect(reply.status).toBe(200)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  expect(await reply.json()).toEqual({
    statusCode: 200,
    success: true,
    message: 'Email sent successfully!',
    body: { data: { Name: 'Ada', 'Job Interest': 'a,b' }, message: 'Email sent successfully!' },
  })
  expect(await service.outbox()).toEqual([
    `{"time":"${NOW}","parts":[["access_key","embedded"],["Name","Ada"],["Job Interest","a"],["Job Interest","b"],["botcheck",""]]}`,
  ])
  expect(service.logged).toEqual([
    expect.stringMatching(/^A form was received and written to .+jsonl\.$/),
  ])
})

test('rejects a form in the documented format, and does not deliver it', async () => {
  const reply = await post(new URLSearchParams({ access_key: 'other', Name: 'Ada' }))
  expect(reply.status).toBe(400)
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  const message = 'The access_key is wrong.'
  expect(await reply.json()).toEqual({
    statusCode: 400,
    success: false,
    message,
    body: { message },
  })
  expect(await service.outbox()).toEqual([])
})

test('accepts urlencoded forms and JSON', async () => {
  await post(new URLSearchParams({ access_key: 'embedded', Name: 'urlencoded' }))
  await post(JSON.stringify({ access_key: 'embedded', Name: 'json' }), {
    'Content-Type': 'application/json',
  })
  expect((await service.outbox()).map((line) => /"Name","(\w+)"/.exec(line)?.[1])).toEqual([
    'urlencoded',
    'json',
  ])
})

test('escapes hostile text: one line per form', async () => {
  await post(form(['Message', 'a"}\n{"time":"\u2028\u0000<script>']))
  const [line, ...more] = await service.outbox()
  expect(more).toEqual([])
  expect(JSON.parse(line ?? '').parts[2]).toEqual([
    'Message',
    'a"}\r\n{"time":"\u2028\u0000<script>',
  ])
})

test('delivers simultaneous forms completely', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `${index}-${'x'.repeat(50_000)}`)
  const replies = await Promise.all(names.map(async (name) => post(form(['Message', name]))))
  expect(replies.map(({ status }) => status)).toEqual(names.map(() => 200))
  const messages = (await service.outbox()).map((line) => JSON.parse(line).parts[2][1])
  expect(messages.toSorted()).toEqual(names.toSorted())
})

test('redirects a browser to the target of the form', async () => {
  const reply = await post(form(['redirect', '/contact-us/thank-you']), { Accept: BROWSER })
  expect(reply.status).toBe(303)
  expect(reply.headers.get('location')).toBe('/contact-us/thank-you')
  expect(await service.outbox()).toHaveLength(1)
})

test('redirects a script that sends a redirect, like the hosted service', async () => {
  expect((await post(form(['redirect', '/thanks']))).status).toBe(303)
})

test.each([{ parts: [] }, { parts: [['redirect', 'javascript:alert(1)']] }] satisfies Case[])(
  'shows a thank-you page if the form has no valid redirect: $parts',
  async ({ parts }) => {
    const reply = await post(form(...parts), { Accept: BROWSER })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await reply.text()).toContain('<h1>Thank you</h1>')
  },
)

test('shows the error on a page with a link back to the form', async () => {
  const reply = await post(new URLSearchParams({ access_key: 'embedded', redirect: '/x' }), {
    Accept: BROWSER,
    Referer: 'http://localhost:4173/contact-us',
  })
  expect(reply.status).toBe(400)
  const text = await reply.text()
  expect(text).toContain('<p>The form is empty. Fill in at least one field.</p>')
  expect(text).toContain('<a href="http://localhost:4173/contact-us">open the form again.</a>')
})

test.each(['javascript:alert(1)', 'nonsense'])('does not link back to %j', async (referer) => {
  const reply = await post(new URLSearchParams(), { Accept: BROWSER, Referer: referer })
  expect(await reply.text()).toContain('<a href="/">')
})

test('replies with JSON to a script that accepts JSON and sends a redirect', async () => {
  const reply = await post(form(['redirect', '/x']), { Accept: 'application/json' })
  expect(await reply.json()).toMatchObject({ success: true })
})

test('rejects other content types', async () => {
  const reply = await post('Name=Ada', { 'Content-Type': 'text/plain' })
  expect(reply.status).toBe(415)
  expect(await reply.json()).toMatchObject({
    success: false,
    message:
      'The content type "text/plain" is not supported. Send one of: multipart/form-data, application/x-www-form-urlencoded, application/json.',
  })
})

test.each(['GET', 'PUT', 'DELETE'])('rejects the method %s', async (method) => {
  const reply = await fetch(service.url, { method })
  expect(reply.status).toBe(405)
  expect(reply.headers.get('allow')).toBe('POST, OPTIONS')
  expect(await reply.json()).toMatchObject({ statusCode: 405, success: false })
  expect(await service.outbox()).toEqual([])
})

test('answers a CORS preflight request', async () => {
  const reply = await fetch(service.url, { method: 'OPTIONS' })
  expect(reply.status).toBe(204)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'Content-Type, Accept',
  })
})

test('accepts a form of just under 1 MB', async () => {
  expect((await post(form(['Message', 'x'.repeat(999_000)]))).status).toBe(200)
})

test('rejects a larger form with Content-Length', async () => {
  const reply = await post(form(['Message', 'x'.repeat(5_000_000)]))
  expect(reply.status).toBe(413)
  expect(await reply.json()).toMatchObject({
    success: false,
    message: 'The form is too large. The limit is 1 MB.',
  })
})

test('rejects a larger form without Content-Length', async () => {
  const body = new Blob(['x'.repeat(5_000_000)]).stream()
  const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'text/plain' } }
  expect((await fetch(service.url, init)).status).toBe(413)
  expect((await post(form())).status).toBe(200)
})

test('keeps running if a client disconnects while it sends', async () => {
  await new Promise<void>((resolve) => {
    const request = send(service.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': 100 },
    })
    request.on('error', () => resolve())
    request.write('{"access_key":', () => request.destroy(new Error('gone')))
  })
  expect((await post(form())).status).toBe(200)
  expect(await service.outbox()).toHaveLength(1)
  expect(service.logged).toEqual([expect.stringContaining('A form was received')])
})

test('reports an outbox that cannot be written to the sender and the log', async () => {
  const blocked = path.join(tmpdir(), `form-service-blocked-${process.pid}`)
  await writeFile(blocked, '')
  const full = await startService({ outbox: path.join(blocked, 'forms.jsonl') })
  const reply = await fetch(full.url, { method: 'POST', body: form() })
  await full.stop()
  await rm(blocked)
  expect(reply.status).toBe(500)
  expect(await reply.json()).toMatchObject({ success: false, message: 'Something went wrong.' })
  expect(full.logged).toEqual([
    expect.stringMatching(/^A form could not be written to .+: Error: E/),
  ])
})

test('answers 404 for other paths, and accepts a query', async () => {
  expect((await fetch(`${service.origin}/form-service/submit/x`)).status).toBe(404)
  expect(
    (await fetch(`${service.url}?from=contact`, { method: 'POST', body: form() })).status,
  ).toBe(200)
})

test('lets an interceptor reply instead: the form is not delivered', async () => {
  const limited = await startService({
    intercept: async ({ response }) => void response.writeHead(429).end('later'),
  })
  const reply = await fetch(limited.url, { method: 'POST', body: form() })
  const delivered = await limited.outbox()
  await limited.stop()
  expect([reply.status, await reply.text(), delivered]).toEqual([429, 'later', []])
})

test('passes the form to an interceptor, and its own reply if the interceptor calls handle', async () => {
  const seen: unknown[] = []
  const logging = await startService({
    intercept: async ({ request, response, form: { time, parts } }, handle) => {
      const { status, body } = await handle()
      seen.push([request.method, time, parts, status])
      response.writeHead(202).end(body)
    },
  })
  const reply = await fetch(logging.url, { method: 'POST', body: form() })
  const delivered = await logging.outbox()
  await logging.stop()
  expect(seen).toEqual([
    [
      'POST',
      NOW,
      [
        ['access_key', 'embedded'],
        ['Name', 'Ada'],
      ],
      200,
    ],
  ])
  expect(reply.status).toBe(202)
  expect(await reply.json()).toMatchObject({ success: true })
  expect(delivered).toHaveLength(1)
})
