import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ENCODINGS } from '../../generator/build/compress.ts'
import { EMBEDDED_FORM_SERVICE } from '../../generator/hosting/configuration.ts'
import { PAGE_POLICY } from '../../generator/server/formService/page.ts'
import { HOST_FILES } from '../../generator/hosting/hosts.ts'
import { readHosting } from '../../generator/hosting/readHosting.ts'
import { DIST, files } from '../built/files.ts'
import { hostileRequests } from './hostileRequests.ts'
import type { RawResponse } from './httpResponse.ts'
import { rawClient, type RawRequest } from './rawClient.ts'

const COUNT = 10_000
const SEED = 20_260_101
/** The number of parallel connections. */
const CONNECTIONS = 24

const hosting = await readHosting(path.dirname(DIST))
if (hosting === undefined) throw new Error('There is no build. Run: npm run build')
const { documents, redirects, common, notFound, assets } = hosting

/** A file outside the public folder. No response may contain its text. */
const SECRET = { name: 'fuzz-secret.txt', text: `secret ${SEED}` }

/** Writes the secret file into a folder. Returns its path. */
export async function writeSecretFile(folder: string): Promise<string> {
  const file = path.join(folder, SECRET.name)
  await writeFile(file, SECRET.text)
  return file
}

/** The result of the requests. */
export type FuzzResult = {
  /** The number of responses by status. Status 0 counts requests without a response. */
  readonly statuses: ReadonlyMap<number, number>
  /** The problems of responses, as sentences. */
  readonly problems: readonly string[]
  /** The counts in one line. */
  readonly summary: string
}

/** The allowed differences of a server. */
export type Differences = {
  /** Allowed statuses of 500 and above. */
  readonly serverErrors?: readonly number[]
  /** A directive that its policies do not contain. */
  readonly withoutDirective?: string
}

/** Sends hostile requests to a server of the built site. */
export async function fuzzSite(
  port: number,
  host: string,
  { serverErrors = [], withoutDirective }: Differences = {},
): Promise<FuzzResult> {
  const paths = [
    ...documents.map(({ path: pagePath }) => pagePath),
    ...redirects.map(({ from }) => from),
    ...files.map((file) => `/${file}`),
    EMBEDDED_FORM_SERVICE,
  ]
  const requests = hostileRequests({ paths, outside: [SECRET.name] }, COUNT, SEED).values()
  const statuses = new Map<number, number>()
  const problems: string[] = []
  const expected = {
    headers: expectedHeaders((value) => value.replace(`; ${withoutDirective}`, '')),
    serverErrors,
  }
  const sendNext = async () => {
    const client = rawClient(port, host)
    for (const request of requests) {
      const reply = await client.exchange(request).catch((error: unknown) => String(error))
      const found = typeof reply === 'string' ? [reply] : checkResponse(reply, expected)
      problems.push(...found.map((problem) => `${problem} ${quoted(request)}`))
      const status = typeof reply === 'string' ? 0 : (reply?.status ?? 0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    client.close()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendNext))
  const counts = [...statuses].toSorted(([a], [b]) => a - b)
  const summary = `${COUNT} hostile requests, responses ${counts.map(([status, count]) => `${status}: ${count}`).join(', ')}`
  return { statuses, problems, summary }
}

type ExpectedHeaders = ReadonlyMap<string, ReadonlySet<string | undefined>>

type Expected = {
  readonly headers: ExpectedHeaders
  readonly serverErrors: readonly number[]
}

/** The headers of every response with their possible values, including those of documents and the form service. */
function expectedHeaders(replaced: (value: string) => string): ExpectedHeaders {
  const sets = [common, assets, hosting?.files ?? {}, notFound.headers].concat(
    documents.map(({ headers }) => headers),
    { 'Content-Security-Policy': PAGE_POLICY },
  )
  const valuesOf = (name: string) =>
    sets.flatMap(({ [name]: value }) => (value === undefined ? [] : [replaced(value)]))
  return new Map(Object.keys(common).map((name) => [name, new Set(valuesOf(name))]))
}

const read = (file: string) => readFileSync(path.join(DIST, file))
const forms = files.filter((file) => ENCODINGS.some(({ extension }) => file.endsWith(extension)))
const hostFiles = files.filter((file) => HOST_FILES.some((name) => file.startsWith(name)))
const hidden = hostFiles.map((file) => [file, read(file)] as const)
const compressed = forms.map((file) => [file, read(file)] as const)

/** Returns the problems of a response, as sentences. */
function checkResponse(reply: RawResponse | undefined, expected: Expected): string[] {
  if (reply === undefined) return ['There is no response.']
  const missing = [...expected.headers]
    .filter(([name, values]) => !values.has(reply.headers.get(name.toLowerCase())))
    .map(([name]) => `${name} is missing or wrong in a response with status ${reply.status}.`)
  const isRaw = !reply.headers.has('content-encoding')
  const leaked = [...hidden, ...(isRaw ? compressed : [])]
    .filter(([, bytes]) => isFileContent(reply, bytes))
    .map(([file]) => `The response is ${file}.`)
  const secret = reply.body.includes(SECRET.text) ? ['The response is a file outside dist/.'] : []
  const isError = reply.status >= 500 && !expected.serverErrors.includes(reply.status)
  const failed = isError ? [`The status is ${reply.status}.`] : []
  const injected = reply.headers.has('x-injected') ? ['A header comes from the request.'] : []
  return [...missing, ...leaked, ...secret, ...failed, ...injected]
}

/** Whether a response is a file, or a range of at least 8 bytes of it. */
function isFileContent({ status, headers, body }: RawResponse, file: Buffer): boolean {
  if (status === 200) return body.length > 0 && body.equals(file)
  const [, start, end, size] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  if (Number(size) !== file.length || body.length < 8) return false
  return body.equals(file.subarray(Number(start), Number(end) + 1))
}

const quoted = ({ bytes }: RawRequest) => JSON.stringify(bytes.toString('latin1', 0, 300))
