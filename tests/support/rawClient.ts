import { connect, type Socket } from 'node:net'
import { parseResponse, type RawResponse } from './httpResponse.ts'

/** A request as bytes. */
export type RawRequest = {
  /** The method. Needed because the response to `HEAD` has no body. */
  readonly method: string
  readonly bytes: Buffer
  /** Whether the next request may use the same connection. */
  readonly isReusable: boolean
}

/** A client that sends one request at a time. */
export type RawClient = {
  /** Sends a request and returns the response. `undefined` if the server closes the connection without one. */
  exchange(request: RawRequest): Promise<RawResponse | undefined>
  close(): void
}

/** The time limit for a response. Milliseconds. */
const TIMEOUT = 10_000

/** Creates a client that sends requests unchanged, including malformed ones. */
export function rawClient(port: number, host = 'localhost'): RawClient {
  let open: Socket | undefined

  const exchange = async (request: RawRequest): Promise<RawResponse | undefined> => {
    const reused = open?.writable === true ? open : undefined
    const socket = reused ?? connect({ port, host })
    open = undefined
    const reply = await replyOn(socket, request)
    // The server may have closed the kept connection, so the request is sent again.
    if (reply === undefined && reused !== undefined) return exchange(request)
    const isKept = request.isReusable && reply?.headers.get('connection') !== 'close'
    if (reply !== undefined && isKept) open = socket
    else socket.destroy()
    return reply
  }
  return { exchange, close: () => open?.destroy() }
}

function replyOn(socket: Socket, { bytes, method }: RawRequest): Promise<RawResponse | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const read = (hasEnded: boolean) => {
      try {
        const received = Buffer.concat(chunks)
        if (hasEnded && received.length === 0) return settle(() => resolve(undefined))
        const parsed = parseResponse(received, method, hasEnded)
        return parsed && settle(() => resolve(parsed.response))
      } catch (error) {
        return settle(() => reject(new Error(`${String(error)} Request: ${quoted(bytes)}`)))
      }
    }
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      read(false)
    }
    const onEnd = () => read(true)
    const timer = setTimeout(() => {
      settle(() => reject(new Error(`There was no response to ${quoted(bytes)}`)))
    }, TIMEOUT)
    const settle = (then: () => void) => {
      clearTimeout(timer)
      socket.off('data', onData).off('end', onEnd).off('close', onEnd)
      then()
    }
    socket.on('data', onData).on('end', onEnd).on('close', onEnd)
    if (socket.listenerCount('error') === 0) socket.on('error', () => socket.destroy())
    socket.write(bytes)
  })
}

const quoted = (bytes: Buffer) => JSON.stringify(bytes.toString('latin1', 0, 300))
