import type { IncomingMessage } from 'node:http'

/** The most that a form may weigh, in bytes: 1 MB. */
export const SIZE_LIMIT = 1_000_000

/** A request's body, or why there is none. */
export type Body =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'aborted' }

/**
 * Reads a request's body. One that is too large is told as soon as that is known; the rest of it
 * is read and dropped, for a sender that is cut off while sending never sees the reply.
 */
export async function readBody(request: IncomingMessage, limit = SIZE_LIMIT): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    request
      .on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= limit) chunks.push(chunk)
        else resolve({ kind: 'tooLarge' })
      })
      .on('end', () => resolve({ kind: 'whole', bytes: Buffer.concat(chunks) }))
      .on('error', () => resolve({ kind: 'aborted' }))
  })
}
