import { readdir, readFile, stat } from 'node:fs/promises'
import { request as send } from 'node:http'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { safeTarget } from './inboxReply.ts'
import { startInbox } from './testing/inboxServer.ts'

const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

let service: Awaited<ReturnType<typeof startInbox>>
beforeEach(async () => {
  service = await startInbox()
})
afterEach(() => service.stop())

const post = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
  fetch(service.url, { method: 'POST', body, headers, redirect: 'manual' })

/** A valid form with more parts. */
function form(...more: readonly (readonly [name: string, value: string])[]): FormData {
  const data = new FormData()
  data.append('access_key', 'embedded')
  for (const [name, value] of [['Name', 'Ada'] as const, ...more]) data.append(name, value)
  return data
}

/** A valid form with files: the names of their parts, their own names and their sizes. */
function withFiles(...files: readonly (readonly [part: string, name: string, size: number])[]) {
  const data = form()
  for (const [part, name, size] of files) data.append(part, new File(['x'.repeat(size)], name))
  return data
}

test('replies in the format of the form service, and appends the form to the inbox', async () => {
  const reply = await post(form(['Job', 'a'], ['Job', 'b'], ['Message', 'x\n{"}\u2028<script>']))
  expect(reply.status).toBe(200)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
  const message = 'Email sent successfully!'
  expect(await reply.json()).toMatchObject({
    statusCode: 200,
    success: true,
    message,
    body: { message },
  })
  const [line = '', ...more] = await service.lines()
  expect(more).toEqual([])
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^20.+Z$/),
    parts: [
      ['access_key', 'embedded'],
      ['Name', 'Ada'],
      ['Job', 'a'],
      ['Job', 'b'],
      ['Message', 'x\r\n{"}\u2028<script>'],
    ],
  })
})

test('writes forms that arrive at the same time completely', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `${index}-${'x'.repeat(50_000)}`)
  await Promise.all(texts.map((text) => post(form(['Message', text]))))
  const lines = await service.lines()
  const found = lines.map((line) => JSON.parse(line).parts[2][1])
  expect(found.toSorted()).toEqual(texts.toSorted())
  expect((await stat(service.file)).mode & 0o777).toBe(0o600)
})

test('stores files beside the line that names them', async () => {
  const data = withFiles(
    ['CV', '../ü 1.pdf', 3],
    ['CV', 'b.DOCX', 1_500_000],
    ['Photo', 'me.png', 1],
  )
  data.append('Other', new File([], ''))
  expect((await post(data)).status).toBe(200)
  const line = JSON.parse((await service.lines())[0] ?? '')
  expect(line.parts.at(-1)).toEqual(['Other', ''])
  const stored = z.array(z.object({ name: z.string(), size: z.number(), path: z.string() }))
  const files = stored.parse(line.files)
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['../ü 1.pdf', 3],
    ['b.DOCX', 1_500_000],
    ['me.png', 1],
  ])
  const folder = path.dirname(service.file)
  for (const file of files) {
    const stored = path.join(folder, file.path)
    expect(path.dirname(stored)).toBe(path.join(folder, 'files'))
    expect((await readFile(stored)).length).toBe(file.size)
    expect((await stat(stored)).mode & 0o777).toBe(0o600)
  }
})

test.each<[string, RequestInit['body'], number, string]>([
  ['no key', new URLSearchParams({ Name: 'Ada' }), 400, 'The form has no access_key.'],
  ['a wrong key', new URLSearchParams({ access_key: 'x' }), 400, 'The access_key is wrong.'],
  [
    'a filled trap',
    form(['botcheck', 'on']),
    400,
    'The form was rejected because its hidden field is filled in.',
  ],
  [
    'no text',
    new URLSearchParams({ access_key: 'embedded', Name: ' ', redirect: '/' }),
    400,
    'The form is empty. Fill in at least one field.',
  ],
  [
    'another content type',
    'Name=Ada',
    415,
    'The content type "text/plain;charset=UTF-8" is not supported.',
  ],
  [
    'a large text',
    form(['Message', 'x'.repeat(1_100_000)]),
    413,
    'The form is too large. The limit is 1 MB.',
  ],
])('rejects %s, and stores nothing', async (_, body, status, message) => {
  const reply = await post(body)
  expect(reply.status).toBe(status)
  const text: unknown = await reply.json()
  expect(text).toMatchObject({ statusCode: status, success: false })
  expect(text).toMatchObject({ message: expect.stringContaining(message) })
  expect(await readdir(path.dirname(service.file)).catch(() => [])).toEqual([])
})

test('rejects a body that is not what its content type says', async () => {
  const reply = await post('--b\r\nContent-Dispo', {
    'Content-Type': 'multipart/form-data; boundary=b',
  })
  expect([reply.status, (await reply.json()).message]).toEqual([
    400,
    'The form could not be read. Send it again.',
  ])
})

test('rejects other methods and other paths', async () => {
  const reply = await fetch(service.url)
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await fetch(`${service.origin}/form-service/submit/x`)).status).toBe(404)
})

test('redirects a browser without scripts to the page for thanks', async () => {
  const reply = await post(form(['redirect', '/contact-us/thank-you']), BROWSER)
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/contact-us/thank-you'])
  expect(await service.lines()).toHaveLength(1)
})

test('shows a text if the form has no valid redirect, and if it is rejected', async () => {
  const reply = await post(form(['redirect', 'javascript:alert(1)']), BROWSER)
  expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'Thank you. We have received your form.',
  ])
  const rejected = await post(new URLSearchParams(), BROWSER)
  expect(await rejected.text()).toMatch(/^The form was not sent\. The form has no access_key\. /)
})

test('reports to the sender and the log that a form could not be written', async () => {
  const broken = await startInbox(import.meta.filename)
  const reply = await fetch(broken.url, { method: 'POST', body: form() })
  await broken.stop()
  expect([reply.status, (await reply.json()).message]).toEqual([500, 'Something went wrong.'])
  expect(broken.logged).toEqual([
    expect.stringMatching(/^A form could not be written to .+: Error: E/),
  ])
})

test('keeps running if a client disconnects while it sends', async () => {
  await new Promise<void>((resolve) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': 100 }
    const request = send(service.url, { method: 'POST', headers })
    request.on('error', () => resolve())
    request.write('access_key=', () => request.destroy(new Error('gone')))
  })
  expect((await post(form())).status).toBe(200)
})

test.each([
  ['/a?b=c#d', '/a?b=c#d'],
  ['https://site.example.com/thanks', 'https://site.example.com/thanks'],
  ['/thanks\r\nSet-Cookie: a=b', '/thanksSet-Cookie:%20a=b'],
  ['', undefined],
  ['thank-you', undefined],
  ['//evil.example.com', undefined],
  ['/\\evil.example.com', undefined],
  ['/.//evil.example.com', undefined],
  ['https:evil', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
])('redirects %j to %j', (value, target) => {
  expect(safeTarget(value)).toBe(target)
})
