import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ControlCommand } from './controlCommand.ts'
import { form, startFaultyService, type FaultyService } from './startFaultyService.ts'

let service: FaultyService
beforeEach(async () => {
  service = await startFaultyService()
})
afterEach(async () => service.stop())

const post = async (body: FormData = form()) => fetch(service.url, { method: 'POST', body })

const postText = async (body: string, type = 'application/json') =>
  fetch(service.controlUrl, { method: 'POST', body, headers: { 'Content-Type': type } })

const send = async (value: ControlCommand) => postText(JSON.stringify(value))

test('accepts faults by name or as an object, with a filter and a count', async () => {
  const filter = { part: 'Email', value: 'ada@example.com' }
  expect((await send({ command: 'next', fault: 'error503', times: 2, filter })).status).toBe(204)
  await send({ command: 'next', fault: { kind: 'reply', status: 418, body: 'teapot' } })
  const adas = form(['Email', 'ada@example.com'])
  expect((await post()).status).toBe(418)
  const replies = [await post(adas), await post(adas), await post(adas)]
  expect(replies.map(({ status }) => status)).toEqual([503, 503, 200])
})

test('returns all received forms, or those that a filter selects', async () => {
  await post()
  await post(form(['Email', 'ada+1@example.com']))
  const read = async (query: string) => (await fetch(service.controlUrl + query)).json()
  expect((await read('')).received).toHaveLength(2)
  const { received } = await read('?part=Email&value=ada%2B1%40example.com')
  expect(received).toMatchObject([
    {
      parts: [
        ['access_key', 'embedded'],
        ['Name', 'Ada'],
        ['Email', 'ada+1@example.com'],
      ],
    },
  ])
})

test('releases and clears', async () => {
  await send({ command: 'next', fault: 'hold' })
  const reply = post()
  await expect.poll(service.outbox).toHaveLength(1)
  await send({ command: 'release' })
  expect((await reply).status).toBe(200)
  await send({ command: 'next', fault: 'error500' })
  await send({ command: 'clear' })
  expect(service.control.received()).toEqual([])
  expect((await post()).status).toBe(200)
})

test.each([
  ['a body that is not JSON', '{', 'This is not JSON.'],
  ['an unknown command', '{"command":"stop"}', 'command'],
  ['an unknown fault', '{"command":"next","fault":"toString"}', 'or one of the names success, '],
  ['a delay without its time', '{"command":"next","fault":{"kind":"delay"}}', 'fault'],
  ['a misspelled filter', '{"command":"clear","filter":{"name":"Email"}}', 'filter'],
])('rejects %s', async (_, body, message) => {
  const reply = await postText(body)
  expect(reply.status).toBe(400)
  expect((await reply.json()).message).toContain(message)
})

test('cannot be used by pages of other origins', async () => {
  expect((await postText('{"command":"clear"}', 'text/plain')).status).toBe(415)
  expect((await fetch(service.controlUrl, { method: 'OPTIONS' })).status).toBe(405)
  const reply = await fetch(service.controlUrl)
  expect(reply.headers.has('access-control-allow-origin')).toBe(false)
})
