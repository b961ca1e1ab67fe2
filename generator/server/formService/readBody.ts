import type { IncomingMessage } from 'node:http'

/** The maximum size of a form without its files: 1 MB. Bytes. */
export const SIZE_LIMIT = 1_000_000

/** The body of a request, or the reason why there is none. */
export type Body =
  | { readonly kind: 'complete'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'aborted' }

/**
 * Reads the body of a request. Resolves as soon as the body is larger than the limit. The rest of it
 * is still read and ignored: a client whose connection is closed while it sends does not see the reply.
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
      .on('end', () => resolve({ kind: 'complete', bytes: Buffer.concat(chunks) }))
      .on('error', () => resolve({ kind: 'aborted' }))
  })
}
