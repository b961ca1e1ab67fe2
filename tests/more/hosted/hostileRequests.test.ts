import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { Agent, request, type Server } from 'node:http'
import path from 'node:path'
import * as fc from 'fast-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { HOST_FILES } from '../../../generator/hosting/hosts.ts'
import { readHosting } from '../../../generator/hosting/hostingFolder.ts'
import { latestBuild, listen } from '../../../generator/server/preview.ts'
import { freePort } from '../../support/freePort.ts'
import { startNginx, type RunningNginx } from '../../support/nginx.ts'
import { nginxPath, notInstalled, PROGRAMS } from '../../support/programs.ts'
import { DIST, documents, files } from '../../built/files.ts'

beforeEach(({ skip }) => skip(nginxPath() === undefined, notInstalled(PROGRAMS.nginx)))

const ROOT = path.dirname(DIST)
const COUNT = 2000
const SECRET = 'hostile-requests-secret.txt'

const hosting = await readHosting(ROOT)
const commonHeaders = Object.keys(hosting?.common ?? {}).map((name) => name.toLowerCase())

/** Files that are never sent as such, by their content. */
const hidden = new Map(
  files
    .filter((name) => HOST_FILES.includes(name) || /\.(?:br|gz)$/.test(name))
    .map((name) => [readFileSync(path.join(DIST, name)).toString('latin1'), name] as const)
    .filter(([content]) => content !== ''),
)

let nginx: RunningNginx
let preview: Server
const origins: { nginx?: string; preview?: string } = {}
const secrets = () => [path.join(ROOT, SECRET), path.join(nginx.target, 'current', SECRET)]

beforeAll(async () => {
  if (nginxPath() === undefined) return
  nginx = await startNginx({ project: ROOT, port: await freePort() })
  const port = await freePort()
  preview = await listen(latestBuild(ROOT), port)
  Object.assign(origins, { nginx: nginx.origin, preview: `http://localhost:${port}` })
  for (const file of secrets()) await writeFile(file, SECRET)
  return async () => {
    for (const file of secrets()) await rm(file, { force: true })
    preview.close().closeAllConnections()
    await nginx.stop()
  }
}, 120_000)

const SUFFIXES = ['', '/', '//', '/.', '/..', '.html', '/index.html', '.br', '%2ebr', '%', '%zz']
const MORE_SUFFIXES = ['%00', '%E0%A4', '%c0%af', '%0d%0aX-Injected:%20yes', '\\', '?', ';a=b']
const STEPS = ['..', '.', '', 'assets', '%2e%2e', '..%2f', '%2e%2e%2f', '..%5c', '%252e%252e']

const known = fc.constantFrom(
  ...documents.map(([address]) => address),
  ...[...files, ...HOST_FILES].map((name) => `/${name}`),
)
const suffixed = fc.tuple(known, fc.constantFrom(...SUFFIXES, ...MORE_SUFFIXES))
const outside = fc.tuple(
  fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 6 }),
  fc.constantFrom(SECRET, 'package.json', 'rules.conf', '.hosting/hosting.json', 'etc/passwd'),
)
const target = fc.oneof(
  suffixed.map((parts) => parts.join('')),
  outside.map(([steps, name]) => `/${steps.join('/')}/${name}`),
  fc.tuple(known, fc.nat()).map(([name, at]) => name.replace('/', '/'.repeat(1 + (at % 3)))),
  fc
    .tuple(fc.constantFrom('/', 'a/', '../', '%2f', '//a'), fc.nat(2000))
    .map(([part, times]) => `/${part.repeat(times)}`),
)
const headers = fc.record(
  {
    Range: fc.constantFrom(
      'bytes=5-2',
      'bytes=-0',
      'bytes=0-0,2-3',
      'bytes=0-99999999999999999999',
      'x',
    ),
    'Accept-Encoding': fc.constantFrom('gzip', 'br;q=0, gzip', '*;q=0', ';;,=', 'x,'.repeat(3000)),
    'If-None-Match': fc.constantFrom('*', '"x"', 'W/"x"', '"'),
    'If-Modified-Since': fc.constantFrom('Fri, 01 Jan 2038 00:00:00 GMT', 'nonsense'),
    'If-Range': fc.constantFrom('*', 'W/"x"', '2020-01-01'),
  },
  { requiredKeys: [] },
)
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PROPFIND')

const agent = new Agent({ keepAlive: true, maxSockets: 24 })

/** Sends a request. Returns what is wrong with the response. */
function problemsOf(
  origin: string,
  [address, own, verb]: readonly [string, Readonly<Record<string, string>>, string],
): Promise<readonly string[]> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const options = { agent, hostname, port, path: address, method: verb, headers: own }
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode = 0, headers: received } = response
        const body = Buffer.concat(chunks).toString('latin1')
        const isLeaked = received['content-encoding'] === undefined && hidden.has(body)
        // Node answers requests with too long headers itself.
        const wanted = statusCode === 431 ? [] : commonHeaders
        resolve([
          ...(statusCode >= 500 ? [`status ${statusCode}`] : []),
          ...(body.includes(SECRET) || isLeaked ? ['a private file'] : []),
          ...(received['x-injected'] === undefined ? [] : ['a header of the request']),
          ...wanted.filter((name) => received[name] === undefined),
        ])
      })
    })
    sent.on('error', (error) => resolve([String(error)])).end()
  })
}

it.each(['nginx', 'preview'] as const)(
  '%s answers every hostile request',
  async (server) => {
    const requests = fc.sample(fc.tuple(target, headers, method), { numRuns: COUNT, seed: 1 })
    const results = requests.map(async (each) => {
      const problems = await problemsOf(origins[server] ?? '', each)
      return problems.map((problem) => `${problem}: ${JSON.stringify(each).slice(0, 300)}`)
    })
    expect((await Promise.all(results)).flat().slice(0, 10)).toEqual([])
    expect(nginx.crashes()).toBe(0)
  },
  120_000,
)
