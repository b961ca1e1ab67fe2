import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request as httpRequest, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOSTING_FILE, HOSTING_FOLDER } from '../hosting/hostingFolder.ts'
import { removeHosting, writeHosting } from '../hosting/hostingFolder.ts'
import { latestBuild, listen, portFrom } from './preview.ts'

/** The files of the site. Each contains its own name. */
const FILES = [
  'index.html',
  'services.html',
  'maps/office.html',
  '404.html',
  '404.html.br',
  '404.html.gz',
  'assets/app.js',
  'data.json',
  'data.json.br',
  'vercel.json',
  '_headers',
  '.well-known/security.txt',
]

const common = {
  'X-Common': 'yes',
  'X-Policy': 'of pages; upgrade-insecure-requests',
  'Cache-Control': 'no-cache',
}
const hosting = {
  builtAt: '2026-01-01T00:00:00Z',
  host: 'www.example.com',
  common,
  maps: { ...common, 'X-Policy': 'of maps; upgrade-insecure-requests' },
  assets: { ...common, 'Cache-Control': 'immutable' },
  combined: common,
  paths: ['/', '/services'],
  textFiles: [],
  downloads: {},
  redirects: [{ from: '/old', to: '/services' }],
  unknownPaths: 'home' as const,
}

let root: string
let server: Server
let port: number
const log: string[] = []

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'preview-'))
  for (const name of FILES) {
    await mkdir(path.dirname(path.join(root, 'dist', name)), { recursive: true })
    await writeFile(path.join(root, 'dist', name), name)
  }
  await writeFile(path.join(root, 'secret.txt'), 'secret')
  await writeHosting(root, hosting)
  const site = latestBuild(root)
  server = await listen(
    (request, response) => {
      if (request.url !== '/broken') return site(request, response)
      throw new Error('broken')
    },
    0,
    (line) => log.push(line),
  )
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(async () => {
  server.close().closeAllConnections()
  await rm(root, { recursive: true })
})

type Reply = {
  readonly status?: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Requests a target without the normalization that `fetch` does. */
function request(target: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Reply>((resolve, reject) => {
    httpRequest({ port, host: 'localhost', path: target, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part) => (body += part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      )
    })
      .on('error', reject)
      .end()
  })
}

it.each([
  ['/services', 'services.html', { 'x-policy': 'of pages', 'x-common': 'yes' }],
  ['/maps/office.html', 'maps/office.html', { 'x-policy': 'of maps', 'x-common': 'yes' }],
  ['/assets/app.js', 'assets/app.js', { 'cache-control': 'immutable', 'x-common': 'yes' }],
  ['/data.json', 'data.json', { 'cache-control': 'no-cache', 'content-type': 'application/json' }],
  ['/.well-known/security.txt', '.well-known/security.txt', { 'x-common': 'yes' }],
  ['http://www.example.com/data.json', 'data.json', {}],
])('sends %s with its headers', async (target, body, headers) => {
  const reply = await request(target)
  expect([reply.status, reply.body]).toEqual([200, body])
  expect(reply.headers).toMatchObject(headers)
  const head = await request(target, {}, 'HEAD')
  expect({ ...head, headers: { ...head.headers, date: '' } }).toEqual({
    ...reply,
    body: '',
    headers: { ...reply.headers, date: '' },
  })
})

it.each([
  '/404.html',
  '/maps/office',
  '/maps/boston.html',
  '//services',
  '/vercel.json',
  '/data.json/',
  '/data.json.br',
  '/a/..%2fdata.json',
  '/services/..%5cdata.json',
  '/..%2fsecret.txt',
  '/services/%2e%2e/%2e%2e/secret.txt',
])('answers %s with the not-found page and status 404', async (target) => {
  const reply = await request(target, { 'If-None-Match': '*', Range: 'bytes=0-1' })
  expect([reply.status, reply.body]).toEqual([404, '404.html'])
  expect(reply.headers).toMatchObject({ 'x-policy': 'of pages' })
})

it.each([
  ['/old?a=1', 308, '/services?a=1'],
  ['/services/', 308, '/services'],
  ['/nowhere?a=1', 302, '/'],
  ['//', 308, '/'],
])('redirects %s', async (target, status, location) => {
  const reply = await request(target)
  expect([reply.status, reply.headers.location]).toEqual([status, location])
  expect(reply.headers).toMatchObject({ 'x-common': 'yes' })
})

it.each([
  ['/assets/gone.js', 'GET', 404, 'Not Found.\n'],
  ['/%zz', 'GET', 400, 'Bad Request.\n'],
  ['/a%00', 'GET', 400, 'Bad Request.\n'],
  ['*', 'GET', 400, 'Bad Request.\n'],
  ['/services', 'POST', 405, 'Method Not Allowed.\n'],
  ['/services', 'OPTIONS', 405, 'Method Not Allowed.\n'],
])('answers %s %s with a status', async (target, method, status, body) => {
  const reply = await request(target, {}, method)
  expect([reply.status, reply.body, reply.headers['x-common']]).toEqual([status, body, 'yes'])
  expect(reply.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined)
})

it.each([
  ['gzip, deflate, br', '404.html.br', 'br'],
  ['GZIP ; q=0.5, br;q=0', '404.html.gz', 'gzip'],
  ['*;q=0', '404.html', undefined],
  ['identity', '404.html', undefined],
])('sends a file in an encoding that %j accepts', async (accepted, body, encoding) => {
  const reply = await request('/not/found', { 'Accept-Encoding': accepted })
  expect([reply.body, reply.headers['content-encoding']]).toEqual([body, encoding])
  expect(reply.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'content-type': 'text/html; charset=utf-8',
  })
})

it('answers ranges and conditions', async () => {
  const { etag = '' } = (await request('/data.json')).headers
  const replies: Record<string, string>[] = [
    { Range: 'bytes=2-4' },
    { Range: 'bytes=99-' },
    { 'If-None-Match': etag },
  ]
  const statuses = replies.map(async (headers) => (await request('/data.json', headers)).status)
  expect(await Promise.all(statuses)).toEqual([206, 416, 304])
})

it('answers an error of the handler with 500, and logs it', async () => {
  expect((await request('/broken')).status).toBe(500)
  expect(log).toEqual([expect.stringContaining('Error: broken')])
})

it.each([
  '\u0016\u0003\u0001\r\n\r\n',
  'NONE / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  'CONNECT host:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n\r\n',
])('keeps running after the malformed request %j', async (bytes) => {
  await new Promise<void>((resolve) => {
    const socket = connect({ port, host: 'localhost' }, () => void socket.end(bytes, 'latin1'))
    socket
      .on('error', () => {})
      .on('close', () => resolve())
      .resume()
  })
  expect((await request('/')).status).toBe(200)
})

it('serves a new build with its headers, and answers 503 while it is written', async () => {
  await truncate(path.join(root, HOSTING_FOLDER, HOSTING_FILE), 20)
  const damaged = await request('/')
  await removeHosting(root)
  const missing = await request('/')
  expect([damaged.status, missing.status, missing.headers['retry-after']]).toEqual([503, 503, '1'])
  await writeFile(path.join(root, 'dist/added.html'), 'added.html')
  await writeHosting(root, { ...hosting, common: { 'X-Policy': 'new' }, paths: ['/added'] })
  expect(await request('/added')).toMatchObject({
    body: 'added.html',
    headers: { 'x-policy': 'new' },
  })
})

it('reports a wrong port, and a port that is in use', async () => {
  expect(portFrom({ PORT: ' ' }, 4173)).toBe(4173)
  expect(portFrom({ PORT: '8080\n' }, 4173)).toBe(8080)
  expect(() => portFrom({ PORT: '80x' }, 4173)).toThrow(
    'PORT is "80x". Set it to a whole number from 0 to 65535.',
  )
  await expect(listen(() => {}, port)).rejects.toThrow(`Port ${port} is already in use.`)
})

it('a server ends with its parent, which npm is', async () => {
  const code = `
    import { endWithParent, listen } from './generator/server/preview.ts'
    endWithParent()
    const server = await listen((_, response) => void response.end(), 0)
    console.log(server.address().port)`
  const start = `
    const args = ['--import', 'tsx/esm', '--input-type=module', '-e', ${JSON.stringify(code)}]
    require('node:child_process').spawn(process.execPath, args, { stdio: 'inherit' })`
  const parent = spawn(process.execPath, ['-e', start], { cwd: path.resolve('.') })
  const listening = await new Promise<string>((resolve, reject) => {
    parent.stderr.on('data', (text) => reject(new Error(String(text))))
    parent.stdout.on('data', (text) => resolve(String(text).trim()))
  })
  const isReachable = () =>
    fetch(`http://localhost:${listening}/`).then(
      ({ ok }) => ok,
      () => false,
    )
  expect(await isReachable()).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(isReachable, { timeout: 10_000 }).toBe(false)
})
