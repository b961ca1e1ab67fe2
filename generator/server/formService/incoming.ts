import type { IncomingMessage } from 'node:http'
import { audience } from './audience.ts'
import type { Received } from './control.ts'
import { valueOf } from './part.ts'
import { readBody, SIZE_LIMIT } from './readBody.ts'
import { readParts, type Reading } from './readParts.ts'
import { redirectTarget } from './redirectTarget.ts'
import type { Asked } from './reply.ts'
import { refused } from './verdict.ts'

/** A request to the service, read. */
export type Incoming = {
  readonly reading: Reading
  readonly received: Received
  readonly asked: Asked
}

/** Reads a request that came at a time. `undefined`: its sender has gone. */
export async function readIncoming(
  request: IncomingMessage,
  time: string,
): Promise<Incoming | undefined> {
  const reading = await read(request)
  if (reading === undefined) return undefined
  const { accept, origin, referer } = request.headers
  const parts = reading.kind === 'parts' ? reading.parts : []
  const redirect = redirectTarget(valueOf(parts, 'redirect'))
  return {
    reading,
    received: { time, accept, contentType: request.headers['content-type'], origin, parts },
    asked: {
      audience: audience(accept, (valueOf(parts, 'redirect') ?? '') !== ''),
      parts,
      redirect,
      back: redirectTarget(referer) ?? '/',
    },
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
