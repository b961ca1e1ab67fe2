import type { IncomingMessage } from 'node:http'
import { fillText } from '../../../src/model/fillText.ts'
import type { ReplyTexts } from '../../hosting/replyTexts.ts'
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

/** Reads a request that was received at `time`. The texts are for the reply. `undefined` if the client has disconnected. */
export async function readForm(
  request: IncomingMessage,
  time: string,
  replyTexts: ReplyTexts,
): Promise<IncomingForm | undefined> {
  const body = await readAndParse(request, replyTexts.texts)
  if (body === undefined) return undefined
  const { accept, referer } = request.headers
  const parts = body.kind === 'parts' ? body.parts : []
  const redirect = valueOf(parts, 'redirect')
  return {
    time,
    replyTexts,
    body,
    parts,
    format: responseFormat(accept, (redirect ?? '') !== ''),
    redirect: redirectTarget(redirect),
    back: redirectTarget(referer) ?? '/',
  }
}

async function readAndParse(
  request: IncomingMessage,
  texts: ReplyTexts['texts'],
): Promise<ParsedBody | undefined> {
  const body = await readBody(request)
  if (body.kind === 'aborted') return undefined
  if (request.method !== 'POST') return refused(405, fillText(texts.method, { method: 'POST' }))
  if (body.kind === 'tooLarge') {
    return refused(413, fillText(texts.tooLarge, { limit: SIZE_LIMIT / 1_000_000 }))
  }
  return readParts(request.headers['content-type'], body.bytes, texts)
}
