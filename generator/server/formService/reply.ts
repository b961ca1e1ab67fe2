import type { FormServiceSettings } from '../../hosting/formServiceSettings.ts'
import type { ResponseFormat } from './responseFormat.ts'
import { page, PAGE_POLICY } from './page.ts'
import type { Part } from './part.ts'
import type { Result } from './result.ts'

/** A reply before it is sent. */
export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The data for a reply besides the result. */
export type ReplyContext = {
  readonly format: ResponseFormat
  readonly parts: readonly Part[]
  /** The redirect after success. `undefined` if the form has none. */
  readonly redirect: string | undefined
  /** The page with the form. */
  readonly back: string
  /** The language and the texts of the reply, among others. */
  readonly settings: FormServiceSettings
}

/** The reply to a form: JSON, a redirect or a page. */
export function replyTo(result: Result, context: ReplyContext): Reply {
  const isJson = context.format === 'json'
  const reply = isJson ? jsonReply(result, context) : htmlReply(result, context)
  const isWrongMethod = result.kind === 'refused' && result.status === 405
  const headers = { ...CORS, ...reply.headers }
  return { ...reply, headers: isWrongMethod ? { ...headers, Allow: 'POST, OPTIONS' } : headers }
}

/** Allows pages of every origin to read a reply, like the hosted service. */
export const CORS = { 'Access-Control-Allow-Origin': '*' }

/** A reply in JSON. */
export const json = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})

/**
 * The documented format of the hosted service. The message is also at the top level, where the
 * service's own client and examples read it.
 */
function jsonReply(result: Result, { parts }: ReplyContext): Reply {
  if (result.kind === 'accepted') {
    const message = 'Email sent successfully!'
    const body = { data: dataOf(parts), message }
    return json(200, { statusCode: 200, success: true, message, body })
  }
  const { status, message } = result
  return json(status, { statusCode: status, success: false, message, body: { message } })
}

/** The fields by name. Repeated ones are joined by a comma, like in the hosted service. */
function dataOf(parts: readonly Part[]): Record<string, string> {
  const data = new Map<string, string>()
  for (const [name, value] of parts) {
    if (name === 'access_key' || name === 'botcheck' || name === 'redirect') continue
    const previous = data.get(name)
    data.set(name, previous === undefined ? value : `${previous},${value}`)
  }
  return Object.fromEntries(data)
}

function htmlReply(result: Result, { redirect, back, settings }: ReplyContext): Reply {
  const { texts, tag, direction } = settings
  const language = { tag, direction }
  if (result.kind === 'refused') {
    const body = page({
      language,
      title: texts.rejectedTitle,
      text: result.message,
      advice: texts.rejectedAdvice,
      link: texts.rejectedLink,
      back,
    })
    return { status: result.status, headers: PAGE_HEADERS, body }
  }
  if (redirect !== undefined) return { status: 303, headers: { Location: redirect }, body: '' }
  const body = page({
    language,
    title: texts.acceptedTitle,
    text: texts.accepted,
    advice: texts.acceptedAdvice,
    link: texts.acceptedLink,
    back,
  })
  return { status: 200, headers: PAGE_HEADERS, body }
}

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': PAGE_POLICY,
}
