import { parseJson, propertyOf } from '../readJson.ts'
import type { Outcome, Rejection } from './outcome.ts'

/** Longest message of the service that is shown. Characters. */
const MAX_LENGTH = 300

/**
 * Reads a reply of the form service. Only `success: true` together with a 2xx status is a success.
 * The message can be at the top level or in `body`.
 */
export function readReply(status: number, text: string): Outcome {
  const reply = parseJson(text)
  const success = propertyOf(reply, 'success')
  if (success === true && status >= 200 && status < 300) return { kind: 'sent' }
  return { kind: rejectionKind(status, success), message: messageOf(reply) }
}

function rejectionKind(status: number, success: unknown): Rejection['kind'] {
  if (status === 429) return 'tooMany'
  if (success === false) return status >= 500 ? 'failed' : 'refused'
  return status >= 500 ? 'broken' : 'unreadable'
}

function messageOf(reply: unknown): string | undefined {
  const candidates = [
    propertyOf(reply, 'message'),
    propertyOf(propertyOf(reply, 'body'), 'message'),
  ]
  const message = candidates.find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof message === 'string' ? truncate(message.trim()) : undefined
}

/** Counts code points, so that surrogate pairs are not split. */
const truncate = (text: string) => text.replace(TOO_LONG, '$1…')

const TOO_LONG = new RegExp(`^(.{${MAX_LENGTH - 1}}).{2,}$`, 'su')
