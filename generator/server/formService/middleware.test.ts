import type { Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { listen } from '../serve/listen.ts'
import { middlewareAt, type Middleware } from './middleware.ts'
import { CORS } from './reply.ts'
import { send } from './send.ts'

let server: Server
afterEach(() => server.close())

async function get(path: string, middleware: Middleware) {
  server = await listen((request, response) => {
    // As Vite does, which allows its own origins.
    response.setHeader('Access-Control-Allow-Origin', 'http://localhost')
    void middleware(request, response)
  }, 0)
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return fetch(`http://localhost:${port}${path}`)
}

test('passes on every path but its own', async () => {
  const passed: string[] = []
  const own = middlewareAt('/own', async (_, response) => void response.end('own'))
  const reply = get('/own/', async (request, response) =>
    own(request, response, () => {
      passed.push(request.url ?? '')
      response.end('next')
    }),
  )
  expect(await (await reply).text()).toBe('next')
  expect(passed).toEqual(['/own/'])
})

test('answers 404 where nothing is next', async () => {
  expect(
    (
      await get(
        '/other',
        middlewareAt('/own', async () => undefined),
      )
    ).status,
  ).toBe(404)
})

test('answers its path, whatever the query', async () => {
  const own = middlewareAt('/own', async (_, response) => void response.end('own'))
  expect(await (await get('/own?a=b', own)).text()).toBe('own')
})

test('tells an answer that throws, and answers 500', async () => {
  const told: unknown[] = []
  const broken = new Error('broken')
  const own = middlewareAt(
    '/own',
    async () => {
      throw broken
    },
    (error) => told.push(error),
  )
  expect((await get('/own', own)).status).toBe(500)
  expect(told).toEqual([broken])
})

test('breaks off an answer that throws after its headers', async () => {
  const own = middlewareAt('/own', async (_, response) => {
    response.writeHead(200, { 'Content-Length': 9 }).write('be')
    throw new Error('broken')
  })
  await expect(get('/own', own).then(async (reply) => reply.text())).rejects.toThrow('terminated')
})

test("sends the reply's CORS header or none, whatever a server in front has set", async () => {
  const reply = { status: 200, headers: {}, body: '' }
  const open = middlewareAt('/own', async (_, response) =>
    send(response, { ...reply, headers: CORS }),
  )
  const opened = await get('/own', open)
  expect(opened.headers.get('access-control-allow-origin')).toBe('*')
  server.close()
  const closed = middlewareAt('/own', async (_, response) => send(response, reply))
  expect((await get('/own', closed)).headers.has('access-control-allow-origin')).toBe(false)
})
