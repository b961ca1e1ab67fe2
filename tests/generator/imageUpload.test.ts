import { request as httpRequest } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createServer } from 'vite'
import { currentPlan } from '../../generator/bundle/currentPlan.ts'
import { planOf } from '../../generator/bundle/generateProject.ts'
import { importWithVite } from '../../generator/bundle/importWithVite.ts'
import { pageEditorPlugin } from '../../generator/editor/server/plugin.ts'
import { UPLOAD_LIMIT } from '../../generator/editor/protocol.ts'
import { imageFilesOf, imageProject, photo } from './imageProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

type Reply = { readonly status: number | undefined; readonly body: string }

/** The page editor's server of a project, and a function that uploads to it. */
async function start() {
  const project = await imageProject()
  const server = await createServer({
    configFile: false,
    root: project.root,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [
      pageEditorPlugin(
        project,
        currentPlan(() => planOf(project, importWithVite)),
      ),
    ],
    server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
  })
  await server.listen()
  onTestFinished(() => server.close())
  const { origin, host, port } = new URL(server.resolvedUrls?.local[0] ?? '')
  const html = await server.transformIndexHtml('/', '<html><head></head></html>')
  const token = /data-edit-token="(\w+)"/.exec(html)?.[1] ?? ''
  const own = {
    host,
    origin,
    'content-type': 'application/octet-stream',
    'x-edit-token': token,
  }
  const upload = (
    bytes: Uint8Array,
    headers: Readonly<Record<string, string | undefined>> = {},
    path = '/images',
  ) =>
    new Promise<Reply>((resolve, reject) => {
      const request = httpRequest(
        {
          host: '127.0.0.1',
          port,
          path: `/__site/edit${path}`,
          method: 'POST',
          headers: { ...own, ...headers },
        },
        (response) => {
          let body = ''
          response.on('data', (chunk) => (body += String(chunk)))
          response.on('end', () => resolve({ status: response.statusCode, body }))
        },
      )
      request.on('error', reject).end(bytes)
    })
  return { project, upload }
}

it('accepts an image of its own page, and stores nothing before a change', async () => {
  const { project, upload } = await start()
  const files = await imageFilesOf(project)
  const { status, body } = await upload(await photo('#123456'))
  expect(status).toBe(200)
  expect(JSON.parse(body)).toMatchObject({ result: 'accepted', width: 1600, height: 900 })
  expect(await imageFilesOf(project)).toEqual(files)
})

it('rejects uploads of other sites and host names, without the token, and as forms send them', async () => {
  const { upload } = await start()
  const bytes = await photo('#123456')
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://evil.example', host: 'evil.example' },
    { 'x-edit-token': '' },
    { 'x-edit-token': 'a'.repeat(64) },
  ]) {
    expect([headers, (await upload(bytes, headers)).status]).toEqual([headers, 403])
  }
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json']) {
    expect([type, (await upload(bytes, { 'content-type': type })).status]).toEqual([type, 415])
  }
})

it('accepts files at exactly one path', async () => {
  const { upload } = await start()
  const bytes = await photo('#123456')
  for (const path of [
    '/',
    '/images/',
    '/images/a.jpg',
    '/images?to=../a.jpg',
    '/images/../images',
  ]) {
    expect([path, (await upload(bytes, {}, path)).status]).toEqual([path, 415])
  }
})

it('explains files that are no images or too large', async () => {
  const { upload } = await start()
  const text = await upload(Buffer.from('Not an image.'))
  expect([text.status, text.body]).toEqual([200, expect.stringContaining('JPEG, PNG, WebP')])
  const large = await upload(Buffer.alloc(UPLOAD_LIMIT + 1))
  expect([large.status, large.body]).toEqual([413, expect.stringContaining('larger than 20 MB')])
})
