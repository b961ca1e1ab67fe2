import { mkdtemp, rm } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitePages } from '../../generated/site.gen.ts'
import { publish } from '../../generator/hosting/publish/publish.ts'
import {
  styleOf,
  styleSource,
  writeBuildVariant,
  type BuildVariant,
} from '../support/buildVariants.ts'
import { freePort } from '../support/freePort.ts'
import { rulesOf, startNginx, type RunningNginx } from '../support/nginx.ts'
import { node } from '../support/publishing.ts'
import { DIST } from './files.ts'

const CONNECTIONS = 64
const PROJECT = path.dirname(DIST)

let folder: string
let target: string
let nginx: RunningNginx
let blue: BuildVariant
let sameStyles: BuildVariant
let otherStyles: BuildVariant

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'under-load-'))
  target = path.join(folder, 'www')
  const rules = await rulesOf(PROJECT)
  blue = await writeBuildVariant('blue', folder, rules)
  sameStyles = await writeBuildVariant('same', folder, rules)
  otherStyles = await writeBuildVariant('other', folder, rules, ':root{--other:1}')
  await publish({ ...blue, target, now: new Date() })
  nginx = await startNginx({ project: PROJECT, target, port: await freePort() })
}, 120_000)
afterAll(async () => {
  await nginx.stop()
  await rm(folder, { recursive: true, force: true })
})

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const counts = { responses: 0, closed: 0 }

type Reply = { readonly status?: number; readonly policy: string; readonly body: string }

/**
 * Requests a path. During a reload, nginx closes idle connections. A request on such a connection is
 * sent again, like in browsers (RFC 9112, section 9.3.1).
 */
async function request(pagePath: string): Promise<Reply> {
  for (;;) {
    const reply = await requestOnce(pagePath)
    if (reply !== undefined) return reply
    counts.closed += 1
  }
}

/** Requests a path once. Resolves to `undefined` if the connection is closed before the response. */
function requestOnce(pagePath: string): Promise<Reply | undefined> {
  return new Promise((resolve, reject) => {
    const sent = get(nginx.origin + pagePath, { agent }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part) => (body += part))
      response.on('error', reject)
      response.on('end', () => {
        counts.responses += 1
        const policy = String(response.headers['content-security-policy'])
        resolve({ status: response.statusCode, policy, body })
      })
    })
    sent.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNRESET') resolve(undefined)
      else reject(error)
    })
  })
}

/** Requests a page with all files that it names. Returns its variant and what does not match. */
async function visit(pagePath: string) {
  const { status, policy, body } = await request(pagePath)
  const { text, variant } = styleOf(body)
  const carried = body.split(styleSource(text)).length - 1
  const mismatches: string[] = []
  if (status !== 200 || variant === '') mismatches.push(`${pagePath}: status ${status}`)
  if (!policy.includes(styleSource(text)))
    mismatches.push(`${pagePath}: the header blocks ${variant}`)
  if (carried !== 1) mismatches.push(`${pagePath}: the document blocks ${variant}`)
  const named = [...body.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map(([, name = '']) => name)
  for (const name of new Set(named)) {
    const isEdited = /\.(?:js|css)$/.test(name)
    const { status: found } = await request(name)
    if (found !== 200) mismatches.push(`${pagePath} of ${variant}: ${name} has status ${found}`)
    if (isEdited && !name.includes(`.${variant}.`)) mismatches.push(`${variant}: ${name}`)
  }
  return { variant, mismatches }
}

/** Waits until new connections get an variant. */
async function isServed(variant: string) {
  await expect
    .poll(async () => styleOf(await (await fetch(nginx.origin)).text()).variant, {
      timeout: 20_000,
    })
    .toBe(variant)
}

/** Publishes or rolls back in another process, because this one is busy with requests. */
async function inOtherProcess(name: 'publish' | 'rollback', input: object) {
  const from = (file: string) =>
    JSON.stringify(path.join(PROJECT, 'generator/hosting/publish', file))
  const script = `
    import { ${name} } from ${from(`${name}.ts`)}
    import { reloadWith } from ${from('reload.ts')}
    const reload = reloadWith(${JSON.stringify(nginx.reloadCommand)})
    await ${name}({ ...${JSON.stringify(input)}, now: new Date(), reload })`
  await promisify(execFile)(process.execPath, node(script))
}

/** Loads the server while an variant is published and rolled back. Returns what the visitors saw. */
async function loadWhilePublishing(variant: BuildVariant) {
  const mismatches: string[] = []
  const seen = new Set<string>()
  const publishing = new AbortController()
  counts.responses = 0
  counts.closed = 0
  const visitor = async (first: number) => {
    for (let at = first; !publishing.signal.aborted; at += 1) {
      const page = await visit(sitePages[at % sitePages.length]?.path ?? '/')
      mismatches.push(...page.mismatches)
      seen.add(page.variant)
    }
  }
  const operator = async () => {
    await inOtherProcess('publish', { ...variant, target })
    await isServed(path.basename(variant.build))
    await inOtherProcess('rollback', { target })
    await isServed(path.basename(blue.build))
    publishing.abort()
  }
  await Promise.all([operator(), ...Array.from({ length: CONNECTIONS }, (_, at) => visitor(at))])
  process.stdout.write(
    `under load, ${path.basename(variant.build)} styles: 1 publish and 1 rollback, ${CONNECTIONS} connections, ${counts.responses} responses, ${counts.closed} requests repeated after a reload, ${mismatches.length} mismatches between header, document and styles\n`,
  )
  return { mismatches, seen: [...seen].toSorted(), closed: counts.closed }
}

it('never mixes two builds with different styles while it serves them under load', async () => {
  const { mismatches, seen } = await loadWhilePublishing(otherStyles)
  expect(mismatches).toEqual([])
  expect(seen).toEqual(['blue', 'other'])
}, 60_000)

it('interrupts no request when the styles and paths are the same', async () => {
  const { mismatches, seen, closed } = await loadWhilePublishing(sameStyles)
  expect(mismatches).toEqual([])
  expect(seen).toEqual(['blue', 'same'])
  expect(closed).toBe(0)
}, 60_000)
