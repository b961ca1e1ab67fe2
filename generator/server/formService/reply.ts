import type { Audience } from './audience.ts'
import { page, PAGE_POLICY } from './page.ts'
import type { Part } from './part.ts'
import type { Result } from './result.ts'

/** A reply before it is sent. */
export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What a reply depends on besides the result. */
export type ReplyContext = {
  readonly audience: Audience
  readonly parts: readonly Part[]
  /** Where a person goes after success, if the form says so. */
  readonly redirect: string | undefined
  /** Where the form stands. */
  readonly back: string
}

/** The reply to a form: JSON for a script, a redirect or a page for a person. */
export function replyTo(result: Result, context: ReplyContext): Reply {
  const isScript = context.audience === 'script'
  const reply = isScript ? toScript(result, context) : toPerson(result, context)
  const isMethodRefused = result.kind === 'refused' && result.status === 405
  const headers = { ...CORS, ...reply.headers }
  return { ...reply, headers: isMethodRefused ? { ...headers, Allow: 'POST, OPTIONS' } : headers }
}

/** Lets pages of every origin read a reply, as the hosted service does. */
export const CORS = { 'Access-Control-Allow-Origin': '*' }

/** A reply in JSON. */
export const json = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})

/**
 * The documented shape, with the message at the top level too: the service's own client and its
 * samples read it there.
 */
function toScript(result: Result, { parts }: ReplyContext): Reply {
  if (result.kind === 'accepted') {
    const message = 'Email sent successfully!'
    const body = { data: dataOf(parts), message }
    return json(200, { statusCode: 200, success: true, message, body })
  }
  const { status, message } = result
  return json(status, { statusCode: status, success: false, message, body: { message } })
}

/** The form's own parts by name. Repeated ones are joined by a comma, as the service does. */
function dataOf(parts: readonly Part[]): Record<string, string> {
  const data = new Map<string, string>()
  for (const [name, value] of parts) {
    if (name === 'access_key' || name === 'botcheck' || name === 'redirect') continue
    const before = data.get(name)
    data.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(data)
}

function toPerson(result: Result, { redirect, back }: ReplyContext): Reply {
  if (result.kind === 'refused') {
    const body = page({
      title: 'The form was not sent',
      text: result.message,
      advice: "Your browser's Back button returns to the form with what you entered. Or",
      link: 'open the form again.',
      back,
    })
    return { status: result.status, headers: PAGE_HEADERS, body }
  }
  if (redirect !== undefined) return { status: 303, headers: { Location: redirect }, body: '' }
  const body = page({
    title: 'Thank you',
    text: 'The form was received.',
    advice: 'You can now',
    link: 'go back to the site.',
    back,
  })
  return { status: 200, headers: PAGE_HEADERS, body }
}

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': PAGE_POLICY,
}
