import type { Outcome } from './outcome.ts'

/** The longest message of the service that is shown. Characters. */
const LONGEST = 300

/**
 * What a reply of the form service says. Only `success: true` in a reply without an error status
 * is a success; the message stands at the top level or in `body`.
 */
export function readReply(status: number, text: string): Outcome {
  if (status === 429) return { kind: 'tooMany' }
  const reply = parsed(text)
  const success = property(reply, 'success')
  if (success === true && status >= 200 && status < 300) return { kind: 'sent' }
  if (success === false) {
    if (status >= 500) return { kind: 'failed' }
    return { kind: 'refused', message: messageOf(reply) }
  }
  return { kind: status >= 500 ? 'broken' : 'unreadable' }
}

function messageOf(reply: unknown): string | undefined {
  const candidates = [property(reply, 'message'), property(property(reply, 'body'), 'message')]
  const message = candidates.find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof message === 'string' ? clip(message.trim()) : undefined
}

/** By whole characters, so that no half of a pair is left. */
const clip = (text: string) => text.replace(TOO_LONG, '$1…')

const TOO_LONG = new RegExp(`^(.{${LONGEST - 1}}).{2,}$`, 'su')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
