import type { ServerResponse } from 'node:http'
import type { Headers } from '../../hosting/hosting.ts'

/**
 * Sets the headers of a built site on a local server. Removes `upgrade-insecure-requests`: with it,
 * Safari would request the files with https, which this server does not support.
 */
export function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value.replace('; upgrade-insecure-requests', ''))
  }
}
