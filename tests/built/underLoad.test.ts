import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../../generated/site.gen.ts'
import { publish } from '../../generator/publish/publish.ts'
import { CURRENT } from '../../generator/publish/release.ts'
import { freePort } from '../support/freePort.ts'
import { startNginx, type RunningNginx } from '../support/nginx.ts'
import { DIST, files } from './files.ts'

const SECONDS = 10
const MARK = 'name="edition"'

let folder: string
let nginx: RunningNginx
let builds: readonly string[]

/** A build that says in every page, script and style sheet which edition it is. */
async function edition(name: string): Promise<string> {
  const build = path.join(folder, name)
  await cp(DIST, build, { recursive: true })
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const at = path.join(build, file)
    const text = (await readFile(at, 'utf8'))
      .replace('</head>', `<meta ${MARK} content="${name}"></head>`)
      .replaceAll(/(\/assets\/[\w.-]+)-([\w-]{8})\.(js|css)"/g, `$1-$2.${name}.$3"`)
    await writeFile(at, text)
    await Promise.all(['.gz', '.br'].map((form) => rm(at + form, { force: true })))
  }
  for (const file of files.filter((one) => /-[\w-]{8}\.(?:js|css)$/.test(one))) {
    const named = file.replace(/\.(js|css)$/, `.${name}.$1`)
    await cp(path.join(DIST, file), path.join(build, named))
    await rm(path.join(build, file))
    await Promise.all(
      ['.gz', '.br'].map((form) => rm(path.join(build, file + form), { force: true })),
    )
  }
  return build
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'under-load-'))
  builds = [await edition('blue'), await edition('green')]
  const target = path.join(folder, 'www')
  await publish(builds[0] ?? '', target, new Date())
  nginx = await startNginx({
    configuration: path.resolve(DIST, '../.hosting/nginx'),
    root: path.join(target, CURRENT),
    port: await freePort(),
  })
}, 120_000)
afterAll(async () => {
  await nginx.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Fetches a page with all files that it names, and tells what did not fit together. */
async function visit(address: string, met: Set<string>): Promise<string[]> {
  const reply = await fetch(nginx.origin + address)
  const html = await reply.text()
  const [, own] = new RegExp(`${MARK} content="(\\w+)"`).exec(html) ?? []
  const named = [...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map(([, file = '']) => file)
  if (reply.status !== 200 || own === undefined || named.length === 0) {
    return [`${address}: status ${reply.status}, edition ${own}, ${named.length} files`]
  }
  met.add(own)
  const answers = await Promise.all(
    named.map(async (file) => {
      const answer = await fetch(nginx.origin + file)
      await answer.arrayBuffer()
      const { status } = answer
      const isMarked = /\.(?:js|css)$/.test(file)
      const fits = status === 200 && (!isMarked || file.includes(`.${own}.`))
      return fits ? [] : [`${address} of ${own}: ${file} with status ${status}`]
    }),
  )
  return answers.flat()
}

it('answers under load while builds are published, and no page mixes two', async () => {
  const until = Date.now() + SECONDS * 1000
  const target = path.join(folder, 'www')
  const mixed: string[] = []
  const met = new Set<string>()
  let visits = 0
  let published = 0
  const visitor = async () => {
    for (; Date.now() < until; visits += 1) {
      mixed.push(...(await visit(addresses[visits % addresses.length]?.path ?? '/', met)))
    }
  }
  const publisher = async () => {
    for (; Date.now() < until; published += 1) {
      await publish(builds[(published + 1) % 2] ?? '', target, new Date())
    }
  }
  const etag = (await fetch(nginx.origin)).headers.get('etag') ?? ''
  const load = autocannon({
    url: nginx.origin,
    connections: 16,
    duration: SECONDS,
    workers: 1,
    requests: addresses.flatMap(({ path: address }) => [
      { path: address },
      { path: address, headers: { 'If-None-Match': etag, 'Accept-Encoding': 'gzip' } },
    ]),
  })
  const [result] = await Promise.all([load, visitor(), publisher()])
  const codes = Object.keys(result.statusCodeStats ?? {})
  process.stdout.write(
    `under load: ${Math.round(result.requests.average)} requests a second, 99th percentile ${result.latency.p99} ms, ${visits} visits, ${published} builds published\n`,
  )
  expect({ mixed, errors: result.errors, timeouts: result.timeouts }).toEqual({
    mixed: [],
    errors: 0,
    timeouts: 0,
  })
  expect(codes.filter((code) => code !== '200' && code !== '304')).toEqual([])
  expect(published).toBeGreaterThan(0)
  mixed.push(...(await visit('/', met)))
  expect([...met].toSorted()).toEqual(['blue', 'green'])
}, 120_000)
