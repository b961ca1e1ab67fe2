import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { listen } from './listen.ts'
import type { Handler } from './staticSite.ts'

let server: Server
let log: string[]
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Everything that the server sends on one connection until it closes it. */
async function sent(request: string, handler: Handler): Promise<string> {
  log = []
  const options = { headers: { 'X-Everywhere': 'yes' }, log: (line: string) => log.push(line) }
  server = await listen(handler, 0, options)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return new Promise((resolve, reject) => {
    let text = ''
    connect({ port, host: 'localhost' })
      .on('data', (part) => (text += String(part)))
      .on('end', () => resolve(text))
      .on('error', reject)
      .write(request, 'latin1')
  })
}

const HOST = 'Host: localhost\r\nConnection: close\r\n'
const ok: Handler = (_, response) => void response.end('ok')
/** Answers after the server has found the error of the next request on the same connection. */
const later: Handler = async (_, response) => {
  await Promise.race([once(server, 'clientError'), once(server, 'connect')])
  response.end('ok')
}
const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

it.each([
  ['bytes that are not HTTP', '\x16\x03\x01\x00\r\n\r\n', 400],
  ['an unknown method', 'NONE / HTTP/1.1\r\n\r\n', 400],
  ['a target that begins with a letter', `GET x HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two Hosts', `GET / HTTP/1.1\r\nHost: a\r\n${HOST}\r\n`, 400],
  ['too large headers', `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['CONNECT', `CONNECT host:443 HTTP/1.1\r\n${HOST}\r\n`, 405],
])('answers %s without the handler', async (_, request, status) => {
  const text = await sent(request, ok)
  expect(statuses(text)).toEqual([status])
  expect(text).toContain('X-Everywhere: yes\r\n')
  expect(log).toEqual([])
})

it.each([
  ['an unknown Expect header', `GET / HTTP/1.1\r\n${HOST}Expect: x\r\n\r\n`],
  ['an Upgrade header', 'GET / HTTP/1.0\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'],
  ['an HTTP/1.0 request', 'GET / HTTP/1.0\r\n\r\n'],
])('passes %s to the handler', async (_, request) => {
  const text = await sent(request, ok)
  expect(statuses(text)).toEqual([200])
  expect(text).toContain('X-Everywhere: yes\r\n')
})

describe('a handler that fails', () => {
  const request = `GET / HTTP/1.1\r\n${HOST}\r\n`

  it.each<[string, Handler]>([
    [
      'synchronously',
      () => {
        throw new Error('broken')
      },
    ],
    ['asynchronously', () => Promise.reject(new Error('broken'))],
  ])('%s: the response is 500, and the error is logged once', async (_, handler) => {
    const text = await sent(request, handler)
    expect(statuses(text)).toEqual([500])
    expect(text).toContain('X-Everywhere: yes\r\n')
    expect(log).toEqual([expect.stringContaining('broken')])
  })

  it('after it sent its headers: the response is incomplete', async () => {
    const text = await sent(request, (_, response) => {
      response.writeHead(200, { 'Content-Length': 9 }).flushHeaders()
      throw new Error('broken')
    }).catch(() => '')
    expect(text).not.toContain('500')
    expect(log).toEqual([expect.stringContaining('broken')])
  })

  it('by writing after the end: the server keeps running', async () => {
    const text = await sent(request, (_, response) => {
      response.end('ok')
      response.write('more')
    })
    expect(statuses(text)).toEqual([200])
    expect(log).toEqual([expect.stringContaining('write after end')])
  })
})

describe('on one connection', () => {
  const first = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

  it.each([
    ['bytes that are not HTTP', '\x00\x01\r\n\r\n', 400],
    ['CONNECT', `CONNECT host:443 HTTP/1.1\r\n${HOST}\r\n`, 405],
  ])('answers %s after the previous response', async (_, second, status) => {
    expect(statuses(await sent(first + second, later))).toEqual([200, status])
  })

  it('answers a malformed body before the handler does', async () => {
    const chunked = `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nnonsense\r\n\r\n`
    expect(statuses(await sent(chunked, later))).toEqual([400])
    expect(log).toEqual([])
  })
})

it('keeps running when a client disconnects', async () => {
  const steps: string[] = []
  const handler: Handler = async (request, response) => {
    if (request.url === '/left') {
      steps.push('requested')
      await once(response, 'close')
    }
    response.write('a')
    response.end('b')
    steps.push('answered')
  }
  const text = await sent(`GET / HTTP/1.1\r\n${HOST}\r\n`, handler)
  expect([statuses(text), steps]).toEqual([[200], ['answered']])
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const client = connect({ port, host: 'localhost' })
  client.write(`GET /left HTTP/1.1\r\n${HOST}\r\n`)
  await expect.poll(() => steps).toEqual(['answered', 'requested'])
  client.resetAndDestroy()
  await expect.poll(() => steps).toEqual(['answered', 'requested', 'answered'])
  expect(log).toEqual([])
})
