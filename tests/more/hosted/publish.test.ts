import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { HOSTING_FOLDER } from '../../../generator/hosting/hostingFolder.ts'
import { resultOf, startNode } from '../../support/command.ts'
import { freePort } from '../../support/freePort.ts'
import { startNginx, type RunningNginx } from '../../support/nginx.ts'
import { nginxPath, notInstalled, PROGRAMS } from '../../support/programs.ts'
import { DIST, files } from '../../built/files.ts'
import { sitePages } from '../../support/builtSite.ts'

beforeEach(({ skip }) => skip(nginxPath() === undefined, notInstalled(PROGRAMS.nginx)))

const CONNECTIONS = 64
const PROJECT = path.dirname(DIST)

let folder: string
let target: string
let nginx: RunningNginx | undefined

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'))
  target = path.join(folder, 'www')
  if (nginxPath() === undefined) return
  for (const name of ['one', 'two', 'three']) await writeVariant(name)
  await publish('one')
  nginx = await startNginx({ project: PROJECT, target, port: await freePort() })
}, 120_000)
afterAll(async () => {
  await nginx?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Publishes or rolls back in another process, because this one is busy with requests. */
async function run(call: string): Promise<void> {
  const publishing = path.join(PROJECT, 'generator/hosting/publish.ts')
  const script = `
    import { publish, rollback } from ${JSON.stringify(publishing)}
    const [, target, reload] = process.argv
    await ${call}`
  const options = ['--import', 'tsx/esm', '--input-type=module', '-e', script]
  const child = startNode(PROJECT, [...options, target, nginx?.reloadCommand ?? 'true'])
  const { code, output } = await resultOf(child)
  if (code !== 0) throw new Error(output)
}

const publish = (variant: string) => {
  const root = JSON.stringify(path.join(folder, variant))
  return run(`publish(${root}, () => {}, target, { reload, anyway: true })`)
}

const rollback = () => run('rollback(() => {}, target, { reload })')

/** Writes a copy of the build whose pages name the additional file `assets/<name>.js`. */
async function writeVariant(name: string) {
  const root = path.join(folder, name)
  const isCompressed = (file: string) => /\.(?:br|gz)$/.test(file)
  await cp(DIST, path.join(root, 'dist'), {
    recursive: true,
    filter: (file) => !isCompressed(file),
  })
  await cp(path.join(PROJECT, HOSTING_FOLDER), path.join(root, HOSTING_FOLDER), { recursive: true })
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    await appendFile(path.join(root, 'dist', file), `<i id="variant" src="/assets/${name}.js"></i>`)
  }
  await writeFile(path.join(root, 'dist/assets', `${name}.js`), name)
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
let responses = 0

type Reply = { readonly status?: number; readonly body: string }

/**
 * Requests a path. During a reload, nginx closes idle connections. A request on such a connection is
 * sent again, like in browsers (RFC 9112, section 9.3.1).
 */
function request(target: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    get(`${nginx?.origin}${target}`, { agent }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part) => (body += part))
      response.on('error', reject)
      response.on('end', () => {
        responses += 1
        resolve({ status: response.statusCode, body })
      })
    }).on('error', (error) => {
      if ('code' in error && error.code === 'ECONNRESET') resolve(request(target))
      else reject(error)
    })
  })
}

const variantOf = (html: string) => /id="variant" src="\/assets\/(\w+)/.exec(html)?.[1] ?? ''

/** Requests a page and the files that it names. Returns its variant and what is missing. */
async function visit(address: string) {
  const { status, body } = await request(address)
  const wrong = status === 200 ? [] : [`${status} ${address}`]
  for (const [, name = ''] of body.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)) {
    const file = await request(name)
    if (file.status !== 200) wrong.push(`${file.status} ${name} of ${address}`)
  }
  return { variant: variantOf(body), wrong }
}

/** Waits until new connections get a variant. */
async function isServed(variant: string) {
  const served = async () => variantOf(await (await fetch(nginx?.origin ?? '')).text())
  await expect.poll(served, { timeout: 20_000 }).toBe(variant)
}

it('under load, every page and all files that it names are sent', async () => {
  const missing: string[] = []
  const seen = new Set<string>()
  const publishing = new AbortController()
  const visitor = async (first: number) => {
    for (let at = first; !publishing.signal.aborted; at += 1) {
      const { variant, wrong } = await visit(sitePages[at % sitePages.length]?.path ?? '/')
      missing.push(...wrong)
      seen.add(variant)
    }
  }
  const operator = async () => {
    await publish('two')
    await isServed('two')
    await rollback()
    await isServed('one')
    publishing.abort()
  }
  await Promise.all([operator(), ...Array.from({ length: CONNECTIONS }, (_, at) => visitor(at))])
  process.stdout.write(
    `under load: 1 publish and 1 rollback, ${CONNECTIONS} connections, ${responses} responses, ${missing.length} missing\n`,
  )
  expect(missing).toEqual([])
  expect([...seen].toSorted()).toEqual(['one', 'two'])
}, 120_000)

it('keeps the hashed files of two earlier releases, also of one that was rolled back', async () => {
  const statuses = async () => {
    const replies = ['one', 'two', 'three', 'four'].map((name) => request(`/assets/${name}.js`))
    return (await Promise.all(replies)).map(({ status }) => status)
  }
  await publish('three')
  expect(await statuses()).toEqual([200, 200, 200, 404])
})
