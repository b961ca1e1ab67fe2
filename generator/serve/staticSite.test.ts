import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staticSite } from './staticSite.ts'

let folder: string
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-site-'))
  await mkdir(path.join(folder, 'assets'))
  const names = ['index.html', 'services.html', '404.html', 'assets/app.js', 'vercel.json']
  for (const name of [...names, 'data.json', '404.html.br', '404.html.gz']) {
    await writeFile(path.join(folder, name), name)
  }
  const everywhere = { 'X-Everywhere': 'yes' }
  const document = (address: string, file: string) => ({
    address,
    file,
    headers: { ...everywhere, 'X-Policy': `of ${file}; upgrade-insecure-requests` },
  })
  const hosting = {
    builtAt: '2026-01-01T00:00:00Z',
    host: 'www.example.com',
    everywhere,
    documents: [document('/', 'index.html'), document('/services', 'services.html')],
    notFound: document('/404', '404.html'),
    assets: { ...everywhere, 'Cache-Control': 'immutable' },
    files: { ...everywhere, 'Cache-Control': 'no-cache' },
    redirects: [{ from: '/old', to: '/services' }],
  }
  server = createServer(staticSite(folder, hosting))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

/** Asks for a target as it stands, which `fetch` would tidy up first. */
function ask(target: string, method = 'GET', headers: Record<string, string> = {}) {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return new Promise<{ status?: number; headers: object; body: string }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: target, method, headers }, (response) => {
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
  const { status, headers, body } = await ask('/services')
  expect({ status, body }).toEqual({ status: 200, body: 'services.html' })
  expect(headers).toMatchObject({ 'x-policy': 'of services.html', 'x-everywhere': 'yes' })
  expect(headers).toHaveProperty('etag')
})

it('lets browsers keep what has a hash in its name', async () => {
  const { status, headers } = await ask('/assets/app.js')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'immutable', 'x-everywhere': 'yes' })
  expect(headers).not.toHaveProperty('x-policy')
})

it('sends other files for the visitor to ask after each time', async () => {
  const { headers, body } = await ask('/data.json')
  expect(body).toBe('data.json')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-everywhere': 'yes' })
})

it('answers a missing asset with status 404, and never with a page', async () => {
  const { status, headers, body } = await ask('/assets/gone.js')
  expect({ status, body }).toEqual({ status: 404, body: 'Not found.\n' })
  expect(headers).toMatchObject({
    'content-type': 'text/plain;charset=utf-8',
    'x-everywhere': 'yes',
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
])('answers %s with the not-found page and status 404', async (target) => {
  const { status, headers, body } = await ask(target)
  expect({ status, body }).toEqual({ status: 404, body: '404.html' })
  expect(headers).toMatchObject({ 'x-policy': 'of 404.html' })
})

it('keeps the query of a redirect to the same page, and drops it on the way home', async () => {
  expect((await ask('/old?a=1')).headers).toMatchObject({ location: '/services?a=1' })
  expect((await ask('/nowhere?a=1')).headers).toMatchObject({ location: '/' })
})

it('never redirects to another host', async () => {
  expect((await ask('//')).headers).toMatchObject({ location: '/' })
  expect((await ask('//evil.example/services/')).status).toBe(404)
})

it('reads only', async () => {
  expect((await ask('/services', 'POST')).status).toBe(405)
})

it.each([
  ['gzip, deflate, br', '404.html.br', 'br'],
  ['gzip', '404.html.gz', 'gzip'],
  ['', '404.html', undefined],
])('sends the not-found page as %j accepts it', async (accepted, body, encoding) => {
  const answer = await ask('/not/found', 'GET', { 'Accept-Encoding': accepted })
  expect(answer).toMatchObject({ status: 404, body })
  expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding' })
  expect(Reflect.get(answer.headers, 'content-encoding')).toBe(encoding)
})
