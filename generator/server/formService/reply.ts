import type { Audience } from './audience.ts'
import { page, PAGE_POLICY } from './page.ts'
import type { Part } from './part.ts'
import type { Verdict } from './verdict.ts'

/** A reply before it is sent. */
export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What a reply depends on, beside the verdict. */
export type Asked = {
  readonly audience: Audience
  readonly parts: readonly Part[]
  /** Where a person goes after success, if the form says so. */
  readonly redirect: string | undefined
  /** Where the form stands. */
  readonly back: string
}

/** The reply to a form: JSON for a script, a redirect or a page for a person. */
export function replyTo(verdict: Verdict, asked: Asked): Reply {
  const reply = asked.audience === 'script' ? toScript(verdict, asked) : toPerson(verdict, asked)
  if (verdict.kind === 'accepted' || verdict.status !== 405) return reply
  return { ...reply, headers: { ...reply.headers, Allow: 'POST, OPTIONS' } }
}

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
function toScript(verdict: Verdict, { parts }: Asked): Reply {
  if (verdict.kind === 'accepted') {
    const message = 'Email sent successfully!'
    const body = { data: dataOf(parts), message }
    return json(200, { statusCode: 200, success: true, message, body })
  }
  const { status, message } = verdict
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

function toPerson(verdict: Verdict, { redirect, back }: Asked): Reply {
  if (verdict.kind === 'refused') {
    const body = page({
      title: 'The form was not sent',
      text: verdict.message,
      advice: "Your browser's Back button returns to the form with what you entered. Or",
      link: 'open the form again.',
      back,
    })
    return { status: verdict.status, headers: PAGE_HEADERS, body }
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
