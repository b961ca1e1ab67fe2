import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { PART_NAMES } from '../../src/forms/wire.ts'
import type { Log } from '../diagnostics/commandRun.ts'
import { type Configuration, EMBEDDED_FORM_SERVICE } from '../configuration.ts'
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

/** The maximum size of a form without its files: 1 MB. Bytes. */
const SIZE_LIMIT = 1_000_000

/** The maximum size of all files of a form: 100 MB. Bytes. */
const FILES_LIMIT = 100_000_000

/** Handles a request, or calls `next`. */
type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void | Promise<void>,
) => void | Promise<void>

type FormFile = { readonly part: string; readonly file: File }

/** A form that was sent to the inbox. */
type SentForm = ReplyContext & {
  readonly files: readonly FormFile[]
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
  const receive = async (form: SentForm): Promise<HttpError | undefined> => {
    const rejection = form.rejection ?? checkForm(form, accessKey)
    if (rejection !== undefined) return rejection
    try {
      await store(file, form)
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
    if (form !== undefined) sendReply(response, replyTo(await receive(form), form))
  }
}

/** Reads a form. `undefined` if the client has disconnected. */
async function readForm(request: IncomingMessage): Promise<SentForm | undefined> {
  const body = await readBody(request, SIZE_LIMIT + FILES_LIMIT)
  if (body.kind === 'aborted') return undefined
  const bytes = body.kind === 'complete' ? body.bytes : undefined
  const type = request.headers['content-type'] ?? ''
  const reader = new Response(bytes, { headers: { 'Content-Type': type } })
  const data = bytes && (await reader.formData().catch(() => undefined))
  const entries = [...(data ?? [])]
  const parts = entries.flatMap(([name, value]): ReceivedPart[] =>
    isFile(value) ? [] : [[name, typeof value === 'string' ? value : '']],
  )
  const files = entries.flatMap(([part, file]): FormFile[] =>
    isFile(file) ? [{ part, file }] : [],
  )
  const tooLarge = (limit: number) =>
    reject(413, `The form is too large. The limit is ${limit / 1_000_000} MB.`)
  const size = files.reduce((sum, { file }) => sum - file.size, bytes?.length ?? 0)
  const rejections: readonly (false | HttpError)[] = [
    request.method !== 'POST' && reject(405, 'Send forms with the method POST.'),
    bytes === undefined && tooLarge(SIZE_LIMIT + FILES_LIMIT),
    !TYPES.some((mediaType) => type.toLowerCase().startsWith(mediaType)) &&
      reject(415, `The content type "${type}" is not supported. Send one of: ${TYPES.join(', ')}.`),
    data === undefined && reject(400, 'The form could not be read. Send it again.'),
    size > SIZE_LIMIT && tooLarge(SIZE_LIMIT),
  ]
  return {
    isShown: request.headers.accept?.includes('text/html') === true,
    parts,
    files,
    redirect: safeTarget(valueOf(parts, PART_NAMES.redirect)),
    rejection: rejections.find((rejection) => rejection !== false) || undefined,
  }
}

/** The content types of html forms. */
const TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded']

/** Whether a value is a file. An input without one sends an empty file without a name. */
const isFile = (value: FormDataEntryValue): value is File =>
  typeof value !== 'string' && (value.name !== '' || value.size > 0)

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

/** Checks a form like the hosted service. Required fields and files are not checked. */
function checkForm({ parts, files }: SentForm, accessKey: string): HttpError | undefined {
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
  if (parts.some(isFilled) || files.length > 0) return undefined
  return reject(400, 'The form is empty. Fill in at least one field.')
}

/** Parts that the visitor does not fill in. */
const ADDED = new Set([...Object.values(PART_NAMES), 'from_name'].map((name) => name.toLowerCase()))

/**
 * Writes the files of a form, then appends its line. Resolves when all is on the disk. Only the current user can read it,
 * because it contains personal data.
 */
async function store(inboxFile: string, { parts, files }: SentForm): Promise<void> {
  const folder = path.dirname(inboxFile)
  await mkdir(path.join(folder, 'files'), { recursive: true, mode: 0o700 })
  const stored = files.map(async ({ part, file }) => {
    // The name of the sender can contain anything.
    const name = file.name.replaceAll(/[^A-Za-z0-9.-]+/g, '-').slice(-80)
    const stored = `files/${randomUUID()}-${name}`
    const bytes = new Uint8Array(await file.arrayBuffer())
    await writeFile(path.join(folder, stored), bytes, { mode: 0o600, flush: true })
    return { part, name: file.name, type: file.type, size: file.size, path: stored }
  })
  const line = {
    time: new Date().toISOString(),
    parts,
    ...(files.length > 0 && { files: await Promise.all(stored) }),
  }
  // Synchronous, so that two forms are never mixed.
  appendFileSync(inboxFile, `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true })
}
