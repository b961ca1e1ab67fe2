import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../../diagnostics/console.ts'
import type { Headers, Hosting } from '../../hosting/hosting.ts'
import { readTarget } from '../../hosting/requestTarget.ts'
import { sendFile } from './sendFile.ts'
import { sendStatus } from './sendStatus.ts'
import { siteFiles } from './siteFiles.ts'
import { siteResponses } from './siteResponse.ts'

/** Handles a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Serves a built site like its hosts. File system errors are logged, and the response is 500. */
export function staticSite(folder: string, hosting: Hosting, log: Log = () => {}): Handler {
  const respond = siteResponses(hosting, siteFiles(folder))

  return (request, response) => {
    const fail = (status: number, headers: Headers = {}) =>
      sendStatus(response, status, { ...hosting.common, ...headers })

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return fail(405, { Allow: 'GET, HEAD' })
    }
    const target = readTarget(request.url ?? '')
    if (target === undefined) return fail(400)
    const result = respond(target)
    if (result.kind === 'status') return sendStatus(response, result.status, result.headers)
    return sendFile(request, response, { folder, ...result }, (status, headers, error) => {
      if (status >= 500) log(`${JSON.stringify(target.path)} could not be sent: ${String(error)}`)
      fail(status, headers)
    })
  }
}
