import type { ReplyTexts } from '../../hosting/replyTexts.ts'
import { valueOf, type Part } from './part.ts'
import { refused, type Result } from './result.ts'

/**
 * Checks a form like the hosted service: the access key is correct, the honeypot field `botcheck` is
 * empty or a false value, and at least one field contains text. Required fields are not checked here.
 */
export function checkForm(parts: readonly Part[], accessKey: string, texts: Texts): Result {
  const key = valueOf(parts, 'access_key') ?? ''
  if (key === '') return refused(400, texts.noAccessKey)
  if (key !== accessKey) return refused(400, texts.wrongAccessKey)
  if (
    parts.some(
      ([name, value]) => name === 'botcheck' && !FALSE_VALUES.has(value.trim().toLowerCase()),
    )
  ) {
    return refused(400, texts.honeypot)
  }
  if (!parts.some(([name, value]) => !SERVICE_PARTS.has(name) && value.trim() !== '')) {
    return refused(400, texts.empty)
  }
  return { kind: 'accepted' }
}

type Texts = ReplyTexts['texts']

/** Parts that the visitor does not fill in. */
const SERVICE_PARTS = new Set([
  'access_key',
  'botcheck',
  'from_name',
  'redirect',
  'replyto',
  'subject',
  'Subject',
])

/** Values of an unchecked `botcheck`. */
const FALSE_VALUES = new Set(['', '0', 'false', 'no', 'off'])
