import { request } from 'node:http'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brotliModule, nginxPath, notInstalled, PROGRAMS } from '../../support/programs.ts'
import { HOST_FILES } from '../../../generator/hosting/hosts.ts'
import { readHosting } from '../../../generator/hosting/hostingFolder.ts'
import { mediaType } from '../../../generator/hosting/mediaTypes.ts'
import { pageFile } from '../../../generator/hosting/resolveRequest.ts'
import { isMapPath } from '../../../src/site/paths.ts'
import { freePort } from '../../support/freePort.ts'
import { startNginx, type RunningNginx } from '../../support/nginx.ts'
import { DIST, files } from '../../built/files.ts'

beforeEach(({ skip }) => skip(nginxPath() === undefined, notInstalled(PROGRAMS.nginx)))

const ROOT = path.dirname(DIST)
const hosting = await readHosting(ROOT)
if (hosting === undefined) throw new Error('There is no build. Run: npm run build')
const { paths, maps, common, assets, redirects } = hosting
const asset = files.find((file) => /^assets\/deferred-.*\.js$/.test(file)) ?? ''

let nginx: RunningNginx
beforeAll(async () => {
  if (nginxPath() === undefined) return
  nginx = await startNginx({ project: ROOT, port: await freePort() })
  return () => nginx.stop()
})

type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** Requests a target without the normalization that `fetch` does. */
function send(target: string, headers = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(nginx.origin)
    request({ hostname, port, path: target, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part) => (body += part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headersDistinct, body }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** The expected headers: each with one value. */
const once = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]]))

const location = ({ status, headers }: Reply) => [status, headers['location']?.[0]]

const htmlFiles = [
  ...paths.map((pagePath) => [pagePath, common] as const),
  ...files.filter((file) => isMapPath(`/${file}`)).map((file) => [`/${file}`, maps ?? {}] as const),
]

it.each(htmlFiles)('%s is sent with its headers', async (pagePath, own) => {
  const { status, headers, body } = await send(pagePath)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    ...once(own),
    'content-type': ['text/html; charset=utf-8'],
    etag: [expect.stringMatching(/^"/)],
    vary: ['Accept-Encoding'],
  })
  expect(body).toMatch(/^<!doctype html>/i)
})

it('answers 304 if a page has not changed', async () => {
  const { headers } = await send('/')
  const again = await send('/', { 'If-None-Match': headers['etag']?.[0] ?? '' })
  expect([again.status, again.body]).toEqual([304, ''])
  expect(again.headers).toMatchObject(once(common))
})

it('sends the compressed files of the build', async () => {
  for (const target of ['/', `/${asset}`]) {
    const { headers } = await send(target, { 'Accept-Encoding': 'gzip' })
    expect(headers['content-encoding']).toEqual(['gzip'])
    expect(headers['content-type']?.[0]).toContain('; charset=utf-8')
  }
})

it('sends brotli if the module is installed', async (context) => {
  context.skip(brotliModule() === undefined, notInstalled(PROGRAMS.brotli))
  const { headers } = await send('/', { 'Accept-Encoding': 'gzip, br' })
  expect(headers['content-encoding']).toEqual(['br'])
})

it('sends assets with a long cache time, and no page for a missing asset', async () => {
  expect((await send(`/${asset}`)).headers).toMatchObject(once(assets))
  const missing = await send('/assets/gone.js')
  expect([missing.status, missing.body]).toEqual([404, 'Not found.\n'])
  expect(missing.headers).toMatchObject({ ...once(common), 'content-type': ['text/plain'] })
})

describe('a path', () => {
  it('redirects from alternative paths', async () => {
    for (const pagePath of paths.filter((one) => one !== '/')) {
      for (const other of [`${pagePath}/`, `${pagePath}//`, `${pagePath}.html`]) {
        expect(location(await send(`${other}?a=1`))).toEqual([308, `${pagePath}?a=1`])
      }
    }
    expect(location(await send('/index.html'))).toEqual([308, '/'])
    expect(location(await send('//'))).toEqual([308, '/'])
  })

  it('redirects from old paths', async () => {
    for (const { from, to } of redirects) {
      expect(location(await send(from))).toEqual([308, to])
      const query = to.startsWith('/') ? '?a=1' : ''
      expect(location(await send(`${from}/?a=1`))).toEqual([308, `${to}${query}`])
    }
  })

  it.each([
    '/nowhere',
    '/nowhere/',
    '/Services',
    '/a%20b',
    '/404',
    '/404/',
    '/index',
    '/maps',
    '/_headers',
    '/x%0aY:z',
  ])(`with one unknown segment leads to ${hosting.unknownPaths}: %s`, async (target) => {
    const reply = await send(target)
    const isHome = hosting.unknownPaths === 'home'
    expect(location(reply)).toEqual(isHome ? [302, '/'] : [404, undefined])
    expect(reply.headers).toMatchObject(once(common))
  })

  it.each([
    '/no/such/page',
    '/no.json',
    '/404.html',
    '/services/index.html',
    '/maps/index',
    '//evil.example/',
    ...HOST_FILES.filter((name) => name.includes('.')).flatMap((name) => [
      `/${name}`,
      `//${name}`,
      `/${name}/`,
    ]),
    '/assets%2f..%2f404.html',
  ])('that does not exist shows the not-found page: %s', async (target) => {
    const { status, headers, body } = await send(target)
    expect(status).toBe(404)
    expect(headers).toMatchObject(once(common))
    expect(body).toContain('<!DOCTYPE html>')
  })
})

it.each(['bytes=5-2', 'bytes=-5', 'bytes=0-1', 'lines=1-2'])(
  'sends the whole page for the range %s, with its headers',
  async (range) => {
    const { status, headers, body } = await send('/', { Range: range })
    expect([status, body.startsWith('<!DOCTYPE html>')]).toEqual([200, true])
    expect(headers).toMatchObject(once(common))
  },
)

it('sends robots.txt, sitemap.xml and security.txt if there is one', async () => {
  const names = ['robots.txt', 'sitemap.xml', '.well-known/security.txt']
  for (const name of names.filter((one) => files.includes(one))) {
    const { status, headers } = await send(`/${name}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject(once(common))
    expect(headers['content-type']?.[0]).toMatch(
      /^(?:text\/plain; charset=utf-8|application\/xml)$/,
    )
  }
})

it('sends calendar files and feeds with their media type', async () => {
  for (const url of hosting.textFiles) {
    const { status, headers } = await send(url)
    expect([url, status, headers['content-type']]).toEqual([url, 200, [mediaType(url)]])
  }
})

it('sends downloads with their own headers, and parts of them', async () => {
  for (const [url, own] of Object.entries(hosting.downloads)) {
    const { status, headers } = await send(url)
    expect([url, status]).toEqual([url, 200])
    const expected = once({ ...own, 'Content-Type': mediaType(url) })
    expect(headers).toMatchObject(expected)
    const part = await send(url, { Range: 'bytes=0-1' })
    expect([url, part.status, part.headers['content-length']]).toEqual([url, 206, ['2']])
    expect(part.headers).toMatchObject(expected)
  }
})

it.each(paths)('%s is not sent with a double slash', async (pagePath) => {
  const at = pagePath.lastIndexOf('/')
  const doubled = `${pagePath.slice(0, at)}/${pagePath.slice(at)}`
  for (const target of [
    `//${pageFile(pagePath)}`,
    `${doubled}x`,
    `${doubled}.html`,
    `/assets/${pagePath}x`,
  ]) {
    const { status, headers } = await send(target)
    expect([target, status]).toEqual([target, 404])
    expect(headers).toMatchObject(once(common))
  }
})

it('does not send compressed files at their own path', async () => {
  const compressed = files.filter((file) => /\.(?:br|gz)$/.test(file))
  expect(compressed.length).toBeGreaterThan(0)
  for (const file of compressed) {
    expect([file, (await send(`/${file}`)).status]).toEqual([file, 404])
  }
})

it.each(['POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'])(
  'answers %s with 405 and the allowed methods',
  async (method) => {
    for (const target of ['/', `/${asset}`, '/no/such/page', '/navigation.json']) {
      const { status, headers } = await send(target, {}, method)
      expect([target, status, headers['allow']]).toEqual([target, 405, ['GET, HEAD']])
      expect(headers).toMatchObject(once(common))
    }
  },
)
