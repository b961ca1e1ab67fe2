/** A response as received on the connection. */
export type RawResponse = {
  readonly status: number
  /** The headers by lower-case name. Values of the same name are joined by a comma. */
  readonly headers: ReadonlyMap<string, string>
  /** The body as sent. It may be compressed. */
  readonly body: Buffer
}

/** A parsed response, and its length in bytes. */
export type ParsedResponse = { readonly response: RawResponse; readonly length: number }

/**
 * Parses the first final response (RFC 9112) in the bytes of a connection. `undefined` if it is not
 * complete yet. Throws if the response is malformed, or if the connection was closed too early.
 */
export function parseResponse(
  bytes: Buffer,
  method: string,
  hasEnded: boolean,
): ParsedResponse | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return incomplete(hasEnded, 'the headers are incomplete')
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n')
  const [, code] = /^HTTP\/1\.[01] ([1-5]\d\d) [\t\x20-\x7e]*$/.exec(first) ?? []
  if (code === undefined) throw new Error(`Not a status line: ${JSON.stringify(first)}`)
  const status = Number(code)
  const start = end + 4
  if (status < 200 && status !== 101) {
    const next = parseResponse(bytes.subarray(start), method, hasEnded)
    return next && { ...next, length: start + next.length }
  }
  const headers = parseHeaders(lines)
  const rest = bytes.subarray(start)
  const hasBody = method !== 'HEAD' && status !== 204 && status !== 304 && status !== 101
  const read = hasBody
    ? readBody(rest, headers, hasEnded)
    : { body: rest.subarray(0, 0), length: 0 }
  return read && { response: { status, headers, body: read.body }, length: start + read.length }
}

function parseHeaders(lines: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (const line of lines) {
    const [, name, value = ''] =
      /^([\w!#$%&'*+.^`|~-]+):[\t ]*([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? []
    if (name === undefined) throw new Error(`Not a header: ${JSON.stringify(line)}`)
    const key = name.toLowerCase()
    const before = headers.get(key)
    headers.set(key, before === undefined ? value : `${before}, ${value}`)
  }
  return headers
}

type Body = { readonly body: Buffer; readonly length: number }

function readBody(
  bytes: Buffer,
  headers: ReadonlyMap<string, string>,
  hasEnded: boolean,
): Body | undefined {
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(bytes, hasEnded)
  const length = headers.get('content-length')
  if (length === undefined) return hasEnded ? { body: bytes, length: bytes.length } : undefined
  if (!/^\d+$/.test(length)) throw new Error(`Not a length: ${length}`)
  if (bytes.length < Number(length)) return incomplete(hasEnded, 'the body is incomplete')
  return { body: bytes.subarray(0, Number(length)), length: Number(length) }
}

function readChunks(bytes: Buffer, hasEnded: boolean): Body | undefined {
  const chunks: Buffer[] = []
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n', at)
    if (end < 0) return incomplete(hasEnded, 'a chunk is incomplete')
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16)
    if (Number.isNaN(size)) throw new Error('A chunk has no size.')
    const next = end + 2 + size + 2
    if (bytes.length < next) return incomplete(hasEnded, 'a chunk is incomplete')
    chunks.push(bytes.subarray(end + 2, end + 2 + size))
    if (size === 0) return { body: Buffer.concat(chunks), length: next }
    at = next
  }
}

function incomplete(hasEnded: boolean, problem: string): undefined {
  if (hasEnded) throw new Error(`The connection was closed: ${problem}.`)
}
