import type { IncomingMessage } from 'node:http'
import { responseFormat } from './responseFormat.ts'
import { valueOf } from './part.ts'
import { readBody, SIZE_LIMIT } from './readBody.ts'
import { readParts, type ParsedBody } from './readParts.ts'
import { redirectTarget } from './redirectTarget.ts'
import type { ReplyContext } from './reply.ts'
import { refused } from './result.ts'

/** A parsed request to the service. `parts` is empty if the body could not be parsed. */
export type IncomingForm = ReplyContext & {
  /** When it was received, ISO 8601 in UTC. */
  readonly time: string
  readonly body: ParsedBody
}

/** Reads a request that was received at `time`. `undefined` if the client has disconnected. */
export async function readForm(
  request: IncomingMessage,
  time: string,
): Promise<IncomingForm | undefined> {
  const body = await readAndParse(request)
  if (body === undefined) return undefined
  const { accept, referer } = request.headers
  const parts = body.kind === 'parts' ? body.parts : []
  const redirect = valueOf(parts, 'redirect')
  return {
    time,
    body,
    parts,
    format: responseFormat(accept, (redirect ?? '') !== ''),
    redirect: redirectTarget(redirect),
    back: redirectTarget(referer) ?? '/',
  }
}

async function readAndParse(request: IncomingMessage): Promise<ParsedBody | undefined> {
  const body = await readBody(request)
  if (body.kind === 'aborted') return undefined
  if (request.method !== 'POST') return refused(405, 'Send forms with the method POST.')
  if (body.kind === 'tooLarge') {
    return refused(413, `The form is too large. The limit is ${SIZE_LIMIT / 1_000_000} MB.`)
  }
  return readParts(request.headers['content-type'], body.bytes)
}
