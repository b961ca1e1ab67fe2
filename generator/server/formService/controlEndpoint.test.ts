import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ControlOrder } from './controlOrder.ts'
import { form, startService, type RunningService } from './startService.ts'

let service: RunningService
beforeEach(async () => {
  service = await startService()
})
afterEach(async () => service.stop())

const post = async (body: FormData = form()) => fetch(service.url, { method: 'POST', body })

const orderText = async (body: string, type = 'application/json') =>
  fetch(service.controlUrl, { method: 'POST', body, headers: { 'Content-Type': type } })

const order = async (value: ControlOrder) => orderText(JSON.stringify(value))

test('chooses faults by name, in full, by aim and as often as meant', async () => {
  const aim = { part: 'Email', value: 'ada@example.com' }
  expect((await order({ do: 'next', fault: 'error503', times: 2, aim })).status).toBe(204)
  await order({ do: 'next', fault: { kind: 'reply', status: 418, body: 'teapot' } })
  const adas = form(['Email', 'ada@example.com'])
  expect((await post()).status).toBe(418)
  const replies = [await post(adas), await post(adas), await post(adas)]
  expect(replies.map(({ status }) => status)).toEqual([503, 503, 200])
})

test('tells what was received, all of it or by aim', async () => {
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
  await order({ do: 'next', fault: 'hold' })
  const reply = post()
  await expect.poll(service.outbox).toHaveLength(1)
  await order({ do: 'release' })
  expect((await reply).status).toBe(200)
  await order({ do: 'next', fault: 'error500' })
  await order({ do: 'clear' })
  expect(service.control.received()).toEqual([])
  expect((await post()).status).toBe(200)
})

test.each([
  ['what is not JSON', '{', 'This is not JSON.'],
  ['an unknown order', '{"do":"stop"}', 'do'],
  ['an unknown fault', '{"do":"next","fault":"toString"}', 'or is one of success, '],
  ['a delay without its time', '{"do":"next","fault":{"kind":"delay"}}', 'fault'],
  ['a misspelt aim', '{"do":"clear","aim":{"name":"Email"}}', 'aim'],
])('refuses %s', async (_, body, message) => {
  const reply = await orderText(body)
  expect(reply.status).toBe(400)
  expect((await reply.json()).message).toContain(message)
})

test('cannot be used by pages of other origins', async () => {
  expect((await orderText('{"do":"clear"}', 'text/plain')).status).toBe(415)
  expect((await fetch(service.controlUrl, { method: 'OPTIONS' })).status).toBe(405)
  const reply = await fetch(service.controlUrl)
  expect(reply.headers.has('access-control-allow-origin')).toBe(false)
})
