import type { Connect, Plugin } from 'vite'
import { readTarget } from '../../hosting/requests.ts'
import { sendStatus } from '../preview.ts'

/** Development: checks each request before Vite and other plugins handle it. */
export function checkTargetPlugin(): Plugin {
  return {
    name: 'site:check-target',
    apply: 'serve',
    configureServer: {
      order: 'pre',
      handler(server) {
        server.middlewares.use(checkTarget)
      },
    },
  }
}

/**
 * Answers malformed request targets with 400; Vite would answer with 500. Removes the header `Range`,
 * which servers may ignore: Vite sends wrong bytes for `bytes=-5` and fails for `bytes=5-2`.
 */
export const checkTarget: Connect.NextHandleFunction = (request, response, next) => {
  if (readTarget(request.url ?? '') === undefined) return sendStatus(response, 400, {})
  delete request.headers.range
  return next()
}
