import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staticSite } from './staticSite.ts'

/** The files of the site. Each holds its own name. */
const FILES = [
  'index.html',
  'index.html.br',
  'services.html',
  '404.html',
  '404.html.br',
  '404.html.gz',
  'assets/app.js',
  'data.json',
  'data.json.br',
  'data.json.gz',
  'vercel.json',
  '_headers',
  '.env',
  '.well-known/security.txt',
  '.well-known/.secret',
]

let folder: string
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-site-'))
  for (const name of FILES) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), name)
  }
  const common = { 'X-Common': 'yes' }
  const document = (pagePath: string, file: string) => ({
    path: pagePath,
    file,
    headers: { ...common, 'X-Policy': `of ${file}; upgrade-insecure-requests` },
  })
  const hosting = {
    builtAt: '2026-01-01T00:00:00Z',
    host: 'www.example.com',
    common,
    documents: [document('/', 'index.html'), document('/services', 'services.html')],
    notFound: document('/404', '404.html'),
    assets: { ...common, 'Cache-Control': 'immutable' },
    files: { ...common, 'Cache-Control': 'no-cache' },
    calendars: [],
    redirects: [{ from: '/old', to: '/services' }],
  }
  server = createServer(staticSite(folder, hosting))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

/** Requests a target without the normalization that `fetch` does. */
function request(target: string, method = 'GET', headers: Record<string, string> = {}) {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return new Promise<{ status?: number; headers: object; body: string }>((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path: target, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part) => (body += part))
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
    })
      .on('error', reject)
      .end()
  })
}

it('sends a page with the headers of a document', async () => {
  const { status, headers, body } = await request('/services')
  expect({ status, body }).toEqual({ status: 200, body: 'services.html' })
  expect(headers).toMatchObject({ 'x-policy': 'of services.html', 'x-common': 'yes' })
  expect(headers).toHaveProperty('etag')
})

it('sends assets with a long cache time', async () => {
  const { status, headers } = await request('/assets/app.js')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'immutable', 'x-common': 'yes' })
  expect(headers).not.toHaveProperty('x-policy')
})

it('sends other files with no-cache', async () => {
  const { headers, body } = await request('/data.json')
  expect(body).toBe('data.json')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-common': 'yes' })
})

it('answers a missing asset with 404 and no page', async () => {
  const { status, headers, body } = await request('/assets/gone.js')
  expect({ status, body }).toEqual({ status: 404, body: 'Not found.\n' })
  expect(headers).toMatchObject({
    'content-type': 'text/plain;charset=utf-8',
    'x-common': 'yes',
  })
  expect(headers).not.toHaveProperty('cache-control')
})

it.each([
  '/deep/nowhere',
  '/nowhere.json',
  '/404.html',
  '/404%2Ehtml',
  '/a/%E0%A4',
  '//services',
  '/vercel.json',
  '/vercel.json/',
  '/vercel%2Ejson',
  '/data.json/',
  '/data.json.br',
  '/index.html.br',
  '/.env',
  '/.well-known/.secret',
  '/a/..%2fdata.json',
  '/services/..%5cdata.json',
])('answers %s with the not-found page and status 404', async (target) => {
  const { status, headers, body } = await request(target)
  expect({ status, body }).toEqual({ status: 404, body: '404.html' })
  expect(headers).toMatchObject({ 'x-policy': 'of 404.html' })
})

it('keeps the query in a redirect to a page, and removes it in the redirect to the home page', async () => {
  expect((await request('/old?a=1')).headers).toMatchObject({ location: '/services?a=1' })
  expect((await request('/nowhere?a=1')).headers).toMatchObject({ location: '/' })
})

it('never redirects to another host', async () => {
  expect((await request('//')).headers).toMatchObject({ location: '/' })
  expect((await request('//evil.example/services/')).status).toBe(404)
})

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('refuses %s', async (method) => {
  const { status, headers } = await request('/services', method)
  expect(status).toBe(405)
  expect(headers).toMatchObject({ allow: 'GET, HEAD', 'x-common': 'yes' })
})

it.each(['*', '*:99999/x', 'http://host:99999/x', '/%zz', '/assets/%', '/a%00'])(
  'answers the malformed target %s with 400',
  async (target) => {
    const { status, headers, body } = await request(target)
    expect({ status, body }).toEqual({ status: 400, body: 'Bad request.\n' })
    expect(headers).toMatchObject({ 'x-common': 'yes' })
  },
)

it.each(['/data.json', 'http://www.example.com/data.json', '/.well-known/security.txt'])(
  'sends the file at %s',
  async (target) => {
    expect((await request(target)).status).toBe(200)
  },
)

it.each([
  ['gzip, deflate, br', '404.html.br', 'br'],
  ['gzip', '404.html.gz', 'gzip'],
  ['GZIP ; q=0.5, br;q=0', '404.html.gz', 'gzip'],
  ['br;q=0, gzip;q=0.0', '404.html', undefined],
  ['*;q=0', '404.html', undefined],
  ['*', '404.html.br', 'br'],
  ['identity', '404.html', undefined],
  ['identity;q=0.5, gzip;q=0.2', '404.html', undefined],
  ['', '404.html', undefined],
])('sends the not-found page in an encoding that %j accepts', async (accepted, body, encoding) => {
  const answer = await request('/not/found', 'GET', { 'Accept-Encoding': accepted })
  expect(answer).toMatchObject({ status: 404, body })
  expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding' })
  expect(Reflect.get(answer.headers, 'content-encoding')).toBe(encoding)
})

it('ignores conditional headers and ranges for the not-found page', async () => {
  const conditions = { 'If-None-Match': '*', 'If-Match': '"x"', Range: 'bytes=0-1' }
  expect(await request('/not/found', 'GET', conditions)).toMatchObject({
    status: 404,
    body: '404.html',
  })
})

it('sends the headers of a page without its body for HEAD', async () => {
  const [whole, head] = [await request('/services'), await request('/services', 'HEAD')]
  expect(head.body).toBe('')
  expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
})
