import type { ServerResponse } from 'node:http'
import type { Headers } from '../../hosting/hosting.ts'

/**
 * Sets the headers of a built site for a server on this machine. `upgrade-insecure-requests` is
 * left out: Safari would request the files by https, which this server does not speak.
 */
export function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value.replace('; upgrade-insecure-requests', ''))
  }
}
