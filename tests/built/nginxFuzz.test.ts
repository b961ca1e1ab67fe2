import path from 'node:path'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../support/freePort.ts'
import { fuzzSite, writeSecretFile } from '../support/fuzzSite.ts'
import { startNginx, type RunningNginx } from '../support/nginx.ts'
import { DIST, documents } from './files.ts'

const ROOT = path.dirname(DIST)

/** The statuses for transfer codings and HTTP versions that nginx does not support. */
const NOT_SUPPORTED = [501, 505]

let nginx: RunningNginx
let secret: string

beforeAll(async () => {
  nginx = await startNginx({ project: ROOT, port: await freePort() })
  secret = await writeSecretFile(path.join(nginx.target, 'current/public/..'))
})
afterAll(async () => {
  await rm(secret, { force: true })
  await nginx.stop()
})

it('nginx answers every hostile request with the headers, and never with private files', async () => {
  const { hostname, port } = new URL(nginx.origin)
  const { statuses, problems, summary } = await fuzzSite(Number(port), hostname, {
    serverErrors: NOT_SUPPORTED,
  })
  const { crashes } = nginx
  process.stdout.write(`nginx: ${summary}, crashes ${crashes()}\n`)
  // An HTTP/0.9 request is one line without a version. Its response has no headers.
  const isOld = (problem: string) => problem.endsWith(String.raw`"GET /\r\n\r\n\r\n"`)
  expect(problems.filter((problem) => !isOld(problem)).slice(0, 10)).toEqual([])
  expect(crashes()).toBe(0)
  // A site with few pages has fewer valid targets.
  expect(statuses.get(200)).toBeGreaterThan(Math.min(1000, 100 * documents.length))
}, 120_000)
