import { valueOf, type Part } from './part.ts'
import { refused, type Result } from './result.ts'

/**
 * Checks a form as the hosted service does: its access key is right, the trap `botcheck` is empty (or
 * says no), and a visitor's part holds text. Which fields are required is the site's business.
 */
export function checkForm(parts: readonly Part[], accessKey: string): Result {
  const key = valueOf(parts, 'access_key') ?? ''
  if (key === '') return refused(400, 'The form carries no access_key.')
  if (key !== accessKey) return refused(400, 'The access_key is not one of this service.')
  if (parts.some(([name, value]) => name === 'botcheck' && !NO.has(value.trim().toLowerCase()))) {
    return refused(400, 'The form was not accepted: its hidden box was filled in.')
  }
  if (!parts.some(([name, value]) => !SERVICE_PARTS.has(name) && value.trim() !== '')) {
    return refused(400, 'The form is empty: fill in at least one field.')
  }
  return { kind: 'accepted' }
}

/** Parts that speak to the service or come with the page: no visitor fills them in. */
const SERVICE_PARTS = new Set([
  'access_key',
  'botcheck',
  'from_name',
  'redirect',
  'replyto',
  'subject',
  'Subject',
])

const NO = new Set(['', '0', 'false', 'no', 'off'])
