import { request as httpRequest } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createServer } from 'vite'
import { currentPlan } from '../../generator/project/currentPlan.ts'
import { createEdits } from '../../generator/project/edits.ts'
import { versionRequests } from '../../generator/inspect/versionRequests.ts'
import { readBody } from '../../generator/server/inbox.ts'
import { planOf } from '../../generator/project/generateProject.ts'
import { importWithVite } from '../../generator/project/importWithVite.ts'
import { pageEditorPlugin } from '../../generator/editor/server/editorPlugin.ts'
import { ENDPOINT, IMAGE_LIMIT, OTHER_RUN, TOKEN_HEADER } from '../../generator/editor/protocol.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

type Reply = { readonly status: number | undefined; readonly body: string }

/** The page editor's server of a project: the function that sends a request to it. */
async function start() {
  const project = await temporaryProject()
  const plan = currentPlan(() => planOf(project, importWithVite))
  const server = await createServer({
    configFile: false,
    root: project.root,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [
      pageEditorPlugin({
        project,
        readBody,
        versions: versionRequests(project, plan, undefined),
        createEdits: () => createEdits(project, plan),
      }),
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
    [TOKEN_HEADER]: token,
  }
  return (body: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: ENDPOINT, method: 'POST' }
      const request = httpRequest({ ...options, headers: { ...own, ...headers } }, (response) => {
        let text = ''
        response.on('data', (chunk) => (text += String(chunk)))
        response.on('end', () => resolve({ status: response.statusCode, body: text }))
      })
      request.on('error', reject).end(body)
    })
}

const READ = JSON.stringify({ kind: 'describePage', request: '/' })

it('answers its own page', async () => {
  const { status, body } = await (await start())(READ)
  expect([status, JSON.parse(body)]).toMatchObject([200, { canUndo: false }])
})

it('rejects requests of other sites and host names, and without the token', async () => {
  const send = await start()
  for (const [headers, status] of [
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://evil.example', host: 'evil.example' }, 403],
    [{ [TOKEN_HEADER]: 'a'.repeat(64) }, OTHER_RUN],
  ] as const) {
    expect([headers, (await send(READ, headers)).status]).toEqual([headers, status])
  }
})

it('explains what is no request, and a file that is too large', async () => {
  const send = await start()
  for (const body of ['{"kind":"toString","request":1}', '{"kind":"describePage","request":1}']) {
    const { status, body: message } = await send(body)
    expect([status, message]).toEqual([400, expect.stringContaining('does not accept')])
  }
  const large = await send('A'.repeat(1.5 * IMAGE_LIMIT + 1))
  expect([large.status, large.body]).toEqual([413, expect.stringContaining('larger than 20 MB')])
})
