import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { COMPRESSED } from '../../generator/compress.ts'
import { EMBEDDED_FORM_SERVICE } from '../../generator/configuration.ts'
import { PAGE_POLICY } from '../../generator/formService/page.ts'
import { HOST_FILES } from '../../generator/hosting/hosting.ts'
import { readHosting } from '../../generator/hosting/readHosting.ts'
import { startSiteCommand } from '../support/command.ts'
import { freePort } from '../support/freePort.ts'
import { hostileRequests } from '../support/hostileRequests.ts'
import type { RawReply } from '../support/httpReply.ts'
import { rawClient, type RawRequest } from '../support/rawClient.ts'
import { DIST, files } from './files.ts'

const COUNT = 10_000
const SEED = 20_260_101
/** Connections at a time. */
const CONNECTIONS = 24

const ROOT = path.dirname(DIST)
const hosting = await readHosting(ROOT)
if (hosting === undefined) throw new Error('There is no build: run npm run build.')
const { documents, redirects, everywhere, notFound, assets } = hosting

/** A file beside `dist/`, and its text, which no response may hold. */
const SECRET = { name: 'fuzz-secret.txt', text: `secret ${SEED}` }

let preview: ChildProcess
let port: number
let output = ''

beforeAll(async () => {
  await writeFile(path.join(ROOT, SECRET.name), SECRET.text)
  port = await freePort()
  preview = startSiteCommand(ROOT, ['preview'], { PORT: String(port) })
  preview.stderr?.on('data', (text) => (output += String(text)))
  await new Promise<void>((resolve, reject) => {
    preview.once('exit', () => reject(new Error(`The preview did not start: ${output}`)))
    preview.stdout?.on('data', (text) => {
      output += String(text)
      if (output.includes('The site is at')) resolve()
    })
  })
}, 60_000)
afterAll(async () => {
  preview.kill()
  await rm(path.join(ROOT, SECRET.name), { force: true })
})

it('answers every hostile request, and never with what is not public', async () => {
  const known = [
    ...documents.map(({ address }) => address),
    ...redirects.map(({ from }) => from),
    ...files.map((file) => `/${file}`),
    EMBEDDED_FORM_SERVICE,
  ]
  const requests = hostileRequests({ paths: known, outside: [SECRET.name] }, COUNT, SEED).values()
  const statuses = new Map<number, number>()
  const problems: string[] = []
  const sendNext = async () => {
    const client = rawClient(port)
    for (const request of requests) {
      const reply = await client.exchange(request).catch((error: unknown) => String(error))
      const found = typeof reply === 'string' ? [reply] : problemsOf(reply)
      problems.push(...found.map((problem) => `${problem} ${quoted(request)}`))
      const status = typeof reply === 'string' ? 0 : (reply?.status ?? 0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    client.close()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendNext))
  const hasCrashed = preview.exitCode !== null || preview.signalCode !== null
  const counts = [...statuses].toSorted(([a], [b]) => a - b)
  process.stdout.write(
    `preview: ${COUNT} hostile requests, responses ${counts.map(([status, count]) => `${status}: ${count}`).join(', ')}, crashes ${Number(hasCrashed)}\n`,
  )
  expect(problems.slice(0, 10)).toEqual([])
  expect(hasCrashed).toBe(false)
  expect(output).not.toMatch(/failed|could not be sent|Unhandled/)
  expect(statuses.get(200)).toBeGreaterThan(COUNT / 10)
}, 120_000)

/** The headers of every response. Documents have values of their own, and so has the form service. */
const sets = [everywhere, assets, hosting.files, notFound.headers].concat(
  documents.map(({ headers }) => headers),
  { 'Content-Security-Policy': PAGE_POLICY },
)
const expected = new Map(
  Object.keys(everywhere).map((name) => [
    name,
    new Set(sets.map((set) => set[name]?.replace('; upgrade-insecure-requests', ''))),
  ]),
)
for (const values of expected.values()) values.delete(undefined)

const read = (file: string) => readFileSync(path.join(DIST, file))
const forms = files.filter((file) => COMPRESSED.some(({ ending }) => file.endsWith(ending)))
const hostFiles = files.filter((file) => HOST_FILES.some((name) => file.startsWith(name)))
const hidden = hostFiles.map((file) => [file, read(file)] as const)
const compressed = forms.map((file) => [file, read(file)] as const)

/** What is wrong with a reply. Each a sentence; none if all is well. */
function problemsOf(reply: RawReply | undefined): string[] {
  if (reply === undefined) return ['There is no reply.']
  const missing = [...expected]
    .filter(([name, values]) => !values.has(reply.headers.get(name.toLowerCase())))
    .map(([name]) => `${name} is missing or wrong in a reply with status ${reply.status}.`)
  const isRaw = !reply.headers.has('content-encoding')
  const leaked = [...hidden, ...(isRaw ? compressed : [])]
    .filter(([, bytes]) => holds(reply, bytes))
    .map(([file]) => `The reply is ${file}.`)
  const secret = reply.body.includes(SECRET.text) ? ['The reply is a file outside of dist/.'] : []
  const failed = reply.status >= 500 ? [`The status is ${reply.status}.`] : []
  const injected = reply.headers.has('x-injected') ? ['A header comes from the request.'] : []
  return [...missing, ...leaked, ...secret, ...failed, ...injected]
}

/** Whether a reply is a file, or a range of it that is long enough to tell. */
function holds({ status, headers, body }: RawReply, file: Buffer): boolean {
  if (status === 200) return body.length > 0 && body.equals(file)
  const [, start, end, size] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  if (Number(size) !== file.length || body.length < 8) return false
  return body.equals(file.subarray(Number(start), Number(end) + 1))
}

const quoted = ({ bytes }: RawRequest) => JSON.stringify(bytes.toString('latin1', 0, 300))
