import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendFile } from './sendFile.ts'
import { sendStatus } from './sendStatus.ts'
import { siteFiles } from './siteFiles.ts'

const MODIFIED = 'Thu, 01 Jan 2026 00:00:00 GMT'

let folder: string
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'send-file-'))
  // All files have the same size and time, so that the ETags differ only by the encoding.
  for (const name of ['a.txt', 'a.txt.br', 'a.txt.gz']) {
    await writeFile(path.join(folder, name), '0123456789')
    await utimes(path.join(folder, name), new Date(MODIFIED), new Date(MODIFIED))
  }
  const file = siteFiles(folder).byPath('/a.txt')
  if (file === undefined) throw new Error('The file is missing.')
  server = createServer((incoming, response) => {
    const reply = { folder, file, status: 200, headers: { 'X-Own': 'yes' } } as const
    sendFile(incoming, response, reply, (status, headers) => sendStatus(response, status, headers))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

function get(headers: Record<string, string>, method = 'GET') {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      request({ port, host: '127.0.0.1', headers, method }, (response) => {
        let body = ''
        response.on('data', (part) => (body += String(part)))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

describe('a range', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=7-99', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=0-1,2-3', '0123', 'bytes 0-3/10'],
  ])('%s is sent with 206', async (Range, body, range) => {
    const reply = await get({ Range })
    expect([reply.status, reply.body, reply.headers['content-range']]).toEqual([206, body, range])
    expect(reply.headers['content-length']).toBe(String(body.length))
  })

  it.each(['bytes=5-2', 'bytes=10-', 'bytes=99-100', 'bytes=-0'])(
    '%s cannot be satisfied: 416',
    async (Range) => {
      const { status, headers } = await get({ Range })
      expect([status, headers['content-range']]).toEqual([416, 'bytes */10'])
      expect(headers).not.toHaveProperty('etag')
    },
  )

  it.each(['items=0-1', 'bytes', 'bytes=', 'bytes=a-b', 'bytes=1', 'x', 'bytes=0-1,5-6'])(
    '%s is ignored',
    async (Range) => {
      expect(await get({ Range })).toMatchObject({ status: 200, body: '0123456789' })
    },
  )

  it('is ignored for HEAD', async () => {
    const { status, headers } = await get({ Range: 'bytes=2-4' }, 'HEAD')
    expect([status, headers['content-length']]).toEqual([200, '10'])
    expect(headers).not.toHaveProperty('content-range')
  })

  it('applies only to the version in If-Range', async () => {
    const { etag = '' } = (await get({})).headers
    const status = async (condition: string) =>
      (await get({ Range: 'bytes=0-1', 'If-Range': condition })).status
    expect(await status(etag)).toBe(206)
    expect(await status(MODIFIED)).toBe(206)
    for (const other of ['"other"', `W/${etag}`, 'Thu, 01 Jan 2015 00:00:00 GMT', 'nonsense']) {
      expect(await status(other)).toBe(200)
    }
  })
})

describe('a condition', () => {
  const conditional = async (header: string, value: (tag: string) => string) => {
    const { etag = '' } = (await get({})).headers
    return get({ [header]: value(etag) })
  }

  it.each([
    ['the tag', (tag: string) => tag],
    ['the tag, weak', (tag: string) => `W/${tag}`],
    ['a list with the tag', (tag: string) => `"x", ${tag} , W/"y"`],
    ['*', () => '*'],
  ])('If-None-Match: %s gives 304', async (_, value) => {
    const { status, body, headers } = await conditional('If-None-Match', value)
    expect([status, body]).toEqual([304, ''])
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'x-own': 'yes' })
    expect(headers).toHaveProperty('etag')
  })

  it.each([
    ['If-None-Match', '"other"', 200],
    ['If-None-Match', 'nonsense', 200],
    ['If-Modified-Since', MODIFIED, 304],
    ['If-Modified-Since', 'Thu, 01 Jan 2015 00:00:00 GMT', 200],
    ['If-Modified-Since', 'nonsense', 200],
    ['If-Match', '"other"', 412],
    ['If-Match', '*', 200],
    ['If-Unmodified-Since', 'Thu, 01 Jan 2015 00:00:00 GMT', 412],
    ['If-Unmodified-Since', 'nonsense', 200],
  ])('%s: %s gives %i', async (header, value, status) => {
    expect((await conditional(header, () => value)).status).toBe(status)
  })

  it('If-None-Match takes precedence over If-Modified-Since', async () => {
    const conditions = { 'If-None-Match': '"other"', 'If-Modified-Since': MODIFIED }
    expect((await get(conditions)).status).toBe(200)
  })
})

it('sends another ETag for each encoding', async () => {
  const accepted = ['br', 'gzip', 'identity']
  const replies = await Promise.all(accepted.map((one) => get({ 'Accept-Encoding': one })))
  expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ])
  expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(3)
})

it('sends the media type of the file for every encoding', async () => {
  const { headers } = await get({ 'Accept-Encoding': 'br' })
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '10',
    vary: 'Accept-Encoding',
  })
})
