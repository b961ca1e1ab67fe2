import type { IncomingMessage } from 'node:http'
import { fillText } from '../../../src/model/fillText.ts'
import type { FormServiceSettings } from '../../hosting/formServiceSettings.ts'
import { responseFormat } from './responseFormat.ts'
import { valueOf, type FilePart } from './part.ts'
import { readBody, SIZE_LIMIT } from './readBody.ts'
import { readParts, type ParsedBody } from './readParts.ts'
import { redirectTarget } from './redirectTarget.ts'
import type { ReplyContext } from './reply.ts'
import { refused } from './result.ts'

/** A parsed request to the service. `parts` and `files` are empty if the body could not be parsed. */
export type IncomingForm = ReplyContext & {
  /** When it was received, ISO 8601 in UTC. */
  readonly time: string
  readonly body: ParsedBody
  readonly files: readonly FilePart[]
}

/** Reads a request that was received at `time`. `undefined` if the client has disconnected. */
export async function readForm(
  request: IncomingMessage,
  time: string,
  settings: FormServiceSettings,
): Promise<IncomingForm | undefined> {
  const body = await readAndParse(request, settings)
  if (body === undefined) return undefined
  const { accept, referer } = request.headers
  const { parts, files } = body.kind === 'parts' ? body : NO_PARTS
  const redirect = valueOf(parts, 'redirect')
  return {
    time,
    settings,
    body,
    parts,
    files,
    format: responseFormat(accept, (redirect ?? '') !== ''),
    redirect: redirectTarget(redirect),
    back: redirectTarget(referer) ?? '/',
  }
}

const NO_PARTS = { parts: [], files: [] } as const

async function readAndParse(
  request: IncomingMessage,
  { texts, files: rules }: FormServiceSettings,
): Promise<ParsedBody | undefined> {
  const megabytes = rules.reduce((sum, { maxMegabytes }) => sum + maxMegabytes, 0)
  const limit = SIZE_LIMIT + megabytes * 1_000_000
  const tooLarge = (bytes: number) =>
    refused(413, fillText(texts.tooLarge, { limit: bytes / 1_000_000 }))
  const body = await readBody(request, limit)
  if (body.kind === 'aborted') return undefined
  if (request.method !== 'POST') return refused(405, fillText(texts.method, { method: 'POST' }))
  if (body.kind === 'tooLarge') return tooLarge(limit)
  const parsed = await readParts(request.headers['content-type'], body.bytes, texts)
  if (parsed.kind !== 'parts') return parsed
  const fileBytes = parsed.files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  return body.bytes.length - fileBytes > SIZE_LIMIT ? tooLarge(SIZE_LIMIT) : parsed
}
