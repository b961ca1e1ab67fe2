import type { Outcome } from './outcome.ts'
import type { Part } from './parts.ts'
import { readReply } from './readReply.ts'

/** After so long without a reply the visitor is told that it takes long. Milliseconds. */
export const SLOW_AFTER = 10_000

/** After so long without a whole reply the attempt ends. Milliseconds. */
export const GIVE_UP_AFTER = 30_000

/**
 * Sends a form, once, and tells what became of it; never throws. The limit holds for the whole
 * reply, its body included.
 */
export async function post(
  action: string,
  parts: readonly Part[],
  onSlow: () => void,
): Promise<Outcome> {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  const limit = new AbortController()
  const slow = setTimeout(onSlow, SLOW_AFTER)
  const end = setTimeout(() => limit.abort(), GIVE_UP_AFTER)
  const wasOffline = !navigator.onLine
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: limit.signal,
    })
    const reply = await response.text()
    const outcome = readReply(response.status, reply)
    // A refusal is not the visitor's doing: it has to be findable.
    if (outcome.kind !== 'sent') console.error('The form service answered', response.status, reply)
    return outcome
  } catch {
    if (limit.signal.aborted) return { kind: 'noReply' }
    return { kind: wasOffline && !navigator.onLine ? 'offline' : 'unreachable' }
  } finally {
    clearTimeout(slow)
    clearTimeout(end)
  }
}
