import type { Outcome } from './outcome.ts'
import type { Part } from './parts.ts'
import { readReply } from './readReply.ts'

/** The times of a request, and what happens after the first one. */
export type PostOptions = {
  /** Time without a reply after which `onSlow` is called. Seconds. */
  readonly slowSeconds: number
  /** Time without a complete reply after which the request is aborted. Seconds. */
  readonly timeoutSeconds: number
  readonly onSlow: () => void
}

/**
 * Posts a form once and resolves to the outcome; never rejects. The timeout includes the body of the
 * reply.
 */
export async function postForm(
  action: string,
  parts: readonly Part[],
  { slowSeconds, timeoutSeconds, onSlow }: PostOptions,
): Promise<Outcome> {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  const controller = new AbortController()
  const slow = setTimeout(onSlow, slowSeconds * 1000)
  const timeout = setTimeout(() => controller.abort(), timeoutSeconds * 1000)
  const wasOffline = !navigator.onLine
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: controller.signal,
    })
    const reply = await response.text()
    const outcome = readReply(response.status, reply)
    // Logged, so that the site's developers can find the cause.
    if (outcome.kind !== 'sent') console.error('The form service answered', response.status, reply)
    return outcome
  } catch {
    if (controller.signal.aborted) return { kind: 'noReply', seconds: timeoutSeconds }
    return { kind: wasOffline && !navigator.onLine ? 'offline' : 'unreachable' }
  } finally {
    clearTimeout(slow)
    clearTimeout(timeout)
  }
}
