import * as fc from 'fast-check'
import { hostileHeaders } from './hostileHeaders.ts'
import { hostilePaths, type KnownFiles } from './hostilePaths.ts'
import type { RawRequest } from './rawClient.ts'

/**
 * Generates requests for a file server: valid ones, and those of broken or hostile clients. The result
 * depends only on the arguments.
 */
export function hostileRequests(files: KnownFiles, count: number, seed: number): RawRequest[] {
  return fc.sample(requests(files), { numRuns: count, seed })
}

function requests(files: KnownFiles): fc.Arbitrary<RawRequest> {
  const path = hostilePaths(files)
  const target = fc.oneof(
    { weight: 20, arbitrary: path },
    { weight: 2, arbitrary: fc.tuple(ORIGINS, path).map((parts) => parts.join('')) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('*', '*:99999/x', 'host:443', 'http://', '', '@', ':'),
    },
  )
  const plain = fc
    .tuple(fc.constantFrom(...READING), target, hostileHeaders())
    .map(([method, at, headers]) => request(method, at, 'HTTP/1.1', ['Host: x', ...headers]))
  const unusual = fc
    .tuple(METHODS, target, VERSIONS, hostileHeaders(), HOSTS, UNUSUAL)
    .map(([method, at, version, headers, hosts, { lines, body }]) => ({
      ...request(method, at, version, [...hosts, ...headers, ...lines], body),
      isReusable: false,
    }))
  return fc.oneof(
    { weight: 12, arbitrary: plain },
    { weight: 3, arbitrary: unusual },
    { weight: 1, arbitrary: GARBAGE },
  )
}

function request(
  method: string,
  target: string,
  version: string,
  headers: readonly string[],
  body = '',
): RawRequest {
  const text = [`${method} ${target} ${version}`, ...headers, '', body].join('\r\n')
  // A target with a space or a control character ends the request line early.
  const isReusable = /^[!-~]+$/.test(target)
  return { method, bytes: Buffer.from(text, 'latin1'), isReusable }
}

const READING = ['GET', 'GET', 'GET', 'GET', 'HEAD']

const METHODS = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'NONE',
)

const ORIGINS = fc.constantFrom(
  'http://x',
  'https://x:1',
  'HTTP://[::1]',
  'http://x:99999',
  'ftp://x',
)

const VERSIONS = fc.constantFrom(
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/9',
  'http/1.1',
)

const HOSTS = fc.constantFrom(
  ['Host: x'],
  ['Host: x'],
  [],
  ['Host: x', 'Host: y'],
  ['Host: \u0001'],
)

type Unusual = { readonly lines: readonly string[]; readonly body?: string }

/** Header lines that change how a request is parsed, with matching and mismatching bodies. */
const UNUSUAL = fc.constantFrom<Unusual[]>(
  { lines: [] },
  { lines: ['Connection: close'] },
  { lines: ['Connection: Upgrade', 'Upgrade: websocket'] },
  { lines: ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: x'] },
  { lines: ['Expect: nonsense'] },
  { lines: ['Expect: 100-continue', 'Content-Length: 1'], body: 'x' },
  { lines: ['Content-Length: 5'], body: 'hello' },
  { lines: ['Content-Length: -1'], body: 'hello' },
  { lines: ['Content-Length: 1', 'Content-Length: 2'], body: 'hello' },
  { lines: ['Content-Length: 3', 'Transfer-Encoding: chunked'], body: '0\r\n\r\n' },
  { lines: ['Transfer-Encoding: chunked'], body: '3\r\nabc\r\n0\r\n\r\n' },
  { lines: ['Transfer-Encoding: chunked'], body: 'nonsense\r\n\r\n' },
  { lines: ['Transfer-Encoding: nonsense'], body: '\r\n\r\n' },
  { lines: ['Content-Type: application/json', 'Content-Length: 4'], body: '{"a"' },
  {
    lines: ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 9'],
    body: 'a=%zz&b=\u00ff',
  },
  {
    lines: ['Content-Type: multipart/form-data; boundary=\u00e4', 'Content-Length: 2'],
    body: '--',
  },
  { lines: [' folded'] },
  { lines: ['No colon'] },
  { lines: ['Bad name : x'] },
  { lines: ['X: a\u0000b'] },
  { lines: ['X: a\rb'] },
  { lines: [`X: ${'x'.repeat(70_000)}`] },
)

/** Bytes that are not HTTP. They end like a request, so that the server responds immediately. */
const GARBAGE: fc.Arbitrary<RawRequest> = fc
  .oneof(
    fc.uint8Array({ minLength: 1, maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom('GET', 'GET /', '\u0016\u0003\u0001', 'PRI * HTTP/2.0', 'HTTP/1.1 200 OK', '{}')
      .map((text) => Buffer.from(text, 'latin1')),
  )
  .map((bytes) => ({
    method: '',
    bytes: Buffer.concat([bytes, Buffer.from('\r\n\r\n\r\n')]),
    isReusable: false,
  }))
