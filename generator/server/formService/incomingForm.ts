import type { IncomingMessage } from 'node:http'
import { audience } from './audience.ts'
import { valueOf } from './part.ts'
import { readBody, SIZE_LIMIT } from './readBody.ts'
import { readParts, type Reading } from './readParts.ts'
import { redirectTarget } from './redirectTarget.ts'
import type { ReplyContext } from './reply.ts'
import { refused } from './result.ts'

/** A request to the service, read. Without parts if its body could not be read. */
export type IncomingForm = ReplyContext & {
  /** When it was received, ISO 8601 in UTC. */
  readonly time: string
  readonly reading: Reading
}

/** Reads a request that came at a time. `undefined`: its sender has gone. */
export async function readForm(
  request: IncomingMessage,
  time: string,
): Promise<IncomingForm | undefined> {
  const reading = await read(request)
  if (reading === undefined) return undefined
  const { accept, referer } = request.headers
  const parts = reading.kind === 'parts' ? reading.parts : []
  const redirect = valueOf(parts, 'redirect')
  return {
    time,
    reading,
    parts,
    audience: audience(accept, (redirect ?? '') !== ''),
    redirect: redirectTarget(redirect),
    back: redirectTarget(referer) ?? '/',
  }
}

async function read(request: IncomingMessage): Promise<Reading | undefined> {
  const body = await readBody(request)
  if (body.kind === 'aborted') return undefined
  if (request.method !== 'POST') return refused(405, 'Forms are sent here with the method POST.')
  if (body.kind === 'tooLarge') {
    return refused(413, `The form is too large: it may have ${SIZE_LIMIT / 1_000_000} MB.`)
  }
  return readParts(request.headers['content-type'], body.bytes)
}
