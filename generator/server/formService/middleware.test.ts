import type { Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { listen } from '../serve/listen.ts'
import { handlePath, type Middleware } from './middleware.ts'
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

test('calls next for other paths', async () => {
  const passed: string[] = []
  const own = handlePath('/own', async (_, response) => void response.end('own'))
  const reply = get('/own/', async (request, response) =>
    own(request, response, () => {
      passed.push(request.url ?? '')
      response.end('next')
    }),
  )
  expect(await (await reply).text()).toBe('next')
  expect(passed).toEqual(['/own/'])
})

test('answers 404 without next', async () => {
  expect(
    (
      await get(
        '/other',
        handlePath('/own', async () => undefined),
      )
    ).status,
  ).toBe(404)
})

test('handles its path with any query', async () => {
  const own = handlePath('/own', async (_, response) => void response.end('own'))
  expect(await (await get('/own?a=b', own)).text()).toBe('own')
})

test('reports an error and answers 500', async () => {
  const errors: unknown[] = []
  const broken = new Error('broken')
  const own = handlePath(
    '/own',
    async () => {
      throw broken
    },
    (error) => errors.push(error),
  )
  expect((await get('/own', own)).status).toBe(500)
  expect(errors).toEqual([broken])
})

test('closes the connection if an error occurs after the headers', async () => {
  const own = handlePath('/own', async (_, response) => {
    response.writeHead(200, { 'Content-Length': 9 }).write('be')
    throw new Error('broken')
  })
  await expect(get('/own', own).then(async (reply) => reply.text())).rejects.toThrow('terminated')
})

test('replaces a CORS header that another server has set', async () => {
  const reply = { status: 200, headers: {}, body: '' }
  const open = handlePath('/own', async (_, response) =>
    send(response, { ...reply, headers: CORS }),
  )
  const opened = await get('/own', open)
  expect(opened.headers.get('access-control-allow-origin')).toBe('*')
  server.close()
  const closed = handlePath('/own', async (_, response) => send(response, reply))
  expect((await get('/own', closed)).headers.has('access-control-allow-origin')).toBe(false)
})
