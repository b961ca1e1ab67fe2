import { request as send, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { listen } from '../serve/listen.ts'
import { readBody, type Body } from './readBody.ts'

let server: Server
afterEach(() => server.close())

/** Sends a body in two pieces, or disconnects after the first one. Returns the result of `readBody`. */
async function readOf(first: string, second: string | Error): Promise<Body> {
  return new Promise((resolve) => {
    const start = listen((request, response) => {
      void readBody(request, 10).then((body) => {
        response.end()
        resolve(body)
      })
    }, 0)
    void start.then((started) => {
      server = started
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      const request = send({ host: 'localhost', port, method: 'POST' }).on('error', () => undefined)
      request.write(first, () => {
        if (second instanceof Error) request.destroy(second)
        else request.end(second)
      })
    })
  })
}

test('reads a complete body up to the limit', async () => {
  expect(await readOf('12345', '67890')).toEqual({
    kind: 'complete',
    bytes: Buffer.from('1234567890'),
  })
})

test('reports a body that is larger than the limit', async () => {
  expect(await readOf('12345', '678901')).toEqual({ kind: 'tooLarge' })
})

test('reports that the client has disconnected', async () => {
  expect(await readOf('12345', new Error('gone'))).toEqual({ kind: 'aborted' })
})
