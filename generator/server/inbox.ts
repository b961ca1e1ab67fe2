import { appendFileSync, mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { PART_NAMES } from '../../src/forms/wire.ts'
import type { Log } from '../diagnostics/console.ts'
import { type Configuration, EMBEDDED_FORM_SERVICE } from '../hosting/configuration.ts'
import {
  type ReceivedPart,
  type HttpError,
  type ReplyContext,
  replyTo,
  safeTarget,
  sendReply,
} from './inboxReply.ts'

/** The file with the received forms, relative to the project. */
export const INBOX = '.outbox/forms.jsonl'

/** The maximum size of a form: 1 MB. Bytes. */
const SIZE_LIMIT = 1_000_000

/** Handles a request, or calls `next`. */
type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void | Promise<void>,
) => void | Promise<void>

/** A form that was sent to the inbox. */
type SentForm = ReplyContext & {
  /** Why the body could not be read. `undefined` if it was read. */
  readonly rejection: HttpError | undefined
}

/**
 * The inbox of the preview and the development server. It receives forms in place of the hosted form
 * service: the same requests and replies, but a form is appended to a file. It is on the disk before it
 * is acknowledged. Without effect if a form service is configured.
 */
export function inbox(
  root: string,
  { embedded, formService: { accessKey } }: Pick<Configuration, 'embedded' | 'formService'>,
  log: Log,
): Middleware {
  if (!embedded) return (_request, _response, next) => next()
  const file = path.join(root, INBOX)
  const receive = (form: SentForm): HttpError | undefined => {
    const rejection = form.rejection ?? checkForm(form, accessKey)
    if (rejection !== undefined) return rejection
    try {
      store(file, form)
    } catch (error) {
      log(`A form could not be written to ${file}: ${String(error)}`)
      return reject(500, 'Something went wrong.')
    }
    log(`A form was received and written to ${file}.`)
    return undefined
  }
  return async (request, response, next) => {
    if (request.url?.split('?')[0] !== EMBEDDED_FORM_SERVICE) return next()
    const form = await readForm(request)
    if (form !== undefined) sendReply(response, replyTo(receive(form), form))
  }
}

/** Reads a form. `undefined` if the client has disconnected. */
async function readForm(request: IncomingMessage): Promise<SentForm | undefined> {
  const body = await readBody(request, SIZE_LIMIT)
  if (body.kind === 'aborted') return undefined
  const bytes = body.kind === 'complete' ? body.bytes : undefined
  const type = request.headers['content-type'] ?? ''
  const reader = new Response(bytes, { headers: { 'Content-Type': type } })
  const data = bytes && (await reader.formData().catch(() => undefined))
  const parts = [...(data ?? [])].map(([name, value]): ReceivedPart => [
    name,
    typeof value === 'string' ? value : value.name,
  ])
  const rejections: readonly (false | HttpError)[] = [
    request.method !== 'POST' && reject(405, 'Send forms with the method POST.'),
    bytes === undefined && reject(413, 'The form is too large. The limit is 1 MB.'),
    !TYPES.some((mediaType) => type.toLowerCase().startsWith(mediaType)) &&
      reject(415, `The content type "${type}" is not supported. Send one of: ${TYPES.join(', ')}.`),
    data === undefined && reject(400, 'The form could not be read. Send it again.'),
  ]
  return {
    isShown: request.headers.accept?.includes('text/html') === true,
    parts,
    redirect: safeTarget(valueOf(parts, PART_NAMES.redirect)),
    rejection: rejections.find((rejection) => rejection !== false) || undefined,
  }
}

/** The content types of html forms. */
const TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded']

const reject = (status: number, message: string): HttpError => ({ status, message })

const valueOf = (parts: readonly ReceivedPart[], name: string) =>
  parts.find((part) => part[0] === name)?.[1]

/** The body of a request, or the reason why there is none. */
type Body =
  | { readonly kind: 'complete'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'aborted' }

/**
 * Reads the body of a request. Resolves as soon as the body is larger than the limit. The rest of it
 * is still read and ignored: a client whose connection is closed while it sends does not see the reply.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    request
      .on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= limit) chunks.push(chunk)
        else resolve({ kind: 'tooLarge' })
      })
      .on('end', () => resolve({ kind: 'complete', bytes: Buffer.concat(chunks) }))
      .on('error', () => resolve({ kind: 'aborted' }))
  })
}

/** Checks a form like the hosted service. Required fields are not checked. */
function checkForm({ parts }: SentForm, accessKey: string): HttpError | undefined {
  const isTrap = ([name, text]: ReceivedPart) =>
    name === PART_NAMES.honeypot && !/^(?:0|false|no|off|)$/i.test(text)
  const isFilled = ([name, text]: ReceivedPart) =>
    !ADDED.has(name.toLowerCase()) && text.trim() !== ''
  const key = valueOf(parts, PART_NAMES.accessKey) ?? ''
  if (key === '') return reject(400, `The form has no ${PART_NAMES.accessKey}.`)
  if (key !== accessKey) return reject(400, `The ${PART_NAMES.accessKey} is wrong.`)
  if (parts.some(isTrap)) {
    return reject(400, 'The form was rejected because its hidden field is filled in.')
  }
  if (parts.some(isFilled)) return undefined
  return reject(400, 'The form is empty. Fill in at least one field.')
}

/** Parts that the visitor does not fill in. */
const ADDED = new Set([...Object.values(PART_NAMES), 'from_name'].map((name) => name.toLowerCase()))

/**
 * Appends the line of a form. When it returns, the line is on the disk. Only the current user can read it, because it
 * contains personal data. Synchronous, so that two forms are never mixed.
 */
function store(inboxFile: string, { parts }: SentForm): void {
  mkdirSync(path.dirname(inboxFile), { recursive: true, mode: 0o700 })
  const line = `${JSON.stringify({ time: new Date().toISOString(), parts })}
`
  appendFileSync(inboxFile, line, { mode: 0o600, flush: true })
}
