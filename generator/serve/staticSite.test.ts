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
  await mkdir(path.join(folder, 'maps'))
  for (const name of [
    'index.html',
    'services.html',
    '404.html',
    'assets/app.js',
    'maps/office.html',
  ]) {
    await writeFile(path.join(folder, name), name)
  }
  const addresses = [{ path: '/' }, { path: '/services' }]
  const redirects = [{ from: '/old', to: '/services' }]
  const headers = { pages: { 'X-Policy': 'strict' }, maps: { 'X-Policy': 'wide' } }
  server = createServer(staticSite(folder, { addresses, redirects }, headers))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

/** Asks for a target as it stands, which `fetch` would tidy up first. */
function ask(target: string, method = 'GET') {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return new Promise<{ status?: number; headers: object; body: string }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: target, method }, (response) => {
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
  expect(headers).toMatchObject({ 'x-policy': 'strict', 'cache-control': 'no-cache' })
})

it('sends a document that holds a map with headers of its own', async () => {
  const { status, headers, body } = await ask('/maps/office.html')
  expect({ status, body }).toEqual({ status: 200, body: 'maps/office.html' })
  expect(headers).toMatchObject({ 'x-policy': 'wide', 'cache-control': 'no-cache' })
})

it('lets browsers keep what has a hash in its name', async () => {
  const { status, headers } = await ask('/assets/app.js')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
  expect(headers).not.toHaveProperty('x-policy')
})

it.each([
  '/deep/nowhere',
  '/nowhere.json',
  '/404.html',
  '/404%2Ehtml',
  '/a/%E0%A4',
  '//services',
  '/maps/no.html',
  '/maps%2F..%2F404.html',
])('answers %s with the not-found page and status 404', async (target) => {
  const { status, headers, body } = await ask(target)
  expect({ status, body }).toEqual({ status: 404, body: '404.html' })
  expect(headers).toMatchObject({ 'x-policy': 'strict' })
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
