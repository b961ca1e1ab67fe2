import type { FormRequest } from '../../../generator/server/inbox.ts'
import type { Part } from '../../../generator/server/inboxReply.ts'

/** A form that the service received, accepted or not. */
export type Received = {
  /** ISO 8601 in UTC. */
  readonly time: string
  readonly accept: string | undefined
  readonly contentType: string | undefined
  readonly origin: string | undefined
  /** The parts in order. Empty if the body could not be parsed. */
  readonly parts: readonly Part[]
  readonly files: readonly ReceivedFile[]
}

/** A file that the service received: the name of its part, its own name, and its size in bytes. */
export type ReceivedFile = { readonly part: string; readonly name: string; readonly size: number }

/** The recorded data of a request. */
export function toReceived({ request, time, parts, files }: FormRequest): Received {
  const { accept, origin, 'content-type': contentType } = request.headers
  return {
    time,
    accept,
    contentType,
    origin,
    parts,
    files: files.map(({ part, file }) => ({ part, name: file.name, size: file.size })),
  }
}
