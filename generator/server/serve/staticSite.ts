import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../../diagnostics/console.ts'
import type { Headers, Hosting } from '../../hosting/hosting.ts'
import { readTarget } from '../../hosting/requestTarget.ts'
import { sendFile } from './sendFile.ts'
import { sendStatus } from './sendStatus.ts'
import { siteFiles } from './siteFiles.ts'
import { siteReplies } from './siteReply.ts'

/** Answers a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/**
 * Serves a built site as its hosts do. Errors of the file system become status 500 and are written
 * to the log.
 */
export function staticSite(folder: string, hosting: Hosting, log: Log = () => {}): Handler {
  const replyTo = siteReplies(hosting, siteFiles(folder))

  return (request, response) => {
    const fail = (status: number, headers: Headers = {}) =>
      sendStatus(response, status, { ...hosting.everywhere, ...headers })

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return fail(405, { Allow: 'GET, HEAD' })
    }
    const target = readTarget(request.url ?? '')
    if (target === undefined) return fail(400)
    const reply = replyTo(target)
    if (reply.kind === 'status') return sendStatus(response, reply.status, reply.headers)
    return sendFile(request, response, { folder, ...reply }, (status, headers, error) => {
      if (status >= 500) log(`${JSON.stringify(target.path)} could not be sent: ${String(error)}`)
      fail(status, headers)
    })
  }
}
