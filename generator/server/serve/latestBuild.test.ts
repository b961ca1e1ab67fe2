import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HOSTING_FILE, HOSTING_FOLDER } from '../../hosting/hosting.ts'
import { removeHosting, writeHosting } from '../../hosting/writeHosting.ts'
import { latestBuild } from './latestBuild.ts'

let root: string
let server: Server
let origin: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'latest-site-'))
  const site = latestBuild(root, () => {})
  server = createServer((request, response) => void site(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(root, { recursive: true })
})

let builds = 0

/** Writes a build whose document and headers contain its name. */
async function build(name: string) {
  await removeHosting(root)
  await mkdir(path.join(root, 'dist'), { recursive: true })
  await writeFile(path.join(root, 'dist/index.html'), name)
  const document = { path: '/', file: 'index.html', headers: { 'X-Build': name } }
  const rest = { common: {}, assets: {}, files: {}, calendars: [], redirects: [] }
  const [builtAt, host] = ['2026-01-01T00:00:00Z', 'www.example.com']
  await writeHosting(root, { builtAt, host, documents: [document], notFound: document, ...rest })
  builds += 1
  await utimes(path.join(root, HOSTING_FOLDER, HOSTING_FILE), builds, builds)
}

async function request() {
  const reply = await fetch(origin)
  return [reply.status, reply.headers.get('x-build'), await reply.text()]
}

it('serves the files of a new build with its headers', async () => {
  await build('first')
  expect(await request()).toEqual([200, 'first', 'first'])
  await build('later')
  expect(await request()).toEqual([200, 'later', 'later'])
})

it('answers 503 with Retry-After while a build is being written', async () => {
  await build('first')
  await removeHosting(root)
  expect(await request()).toEqual([503, null, 'Service unavailable.\n'])
})
