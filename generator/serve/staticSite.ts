import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { HOST_FILES, type Headers, type Hosting } from '../hosting/hosting.ts'
import { answerTo } from './answer.ts'
import { packedDocument } from './packedDocument.ts'

/** Answers a request for something of the site. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Serves a built site as its hosts do. */
export function staticSite(folder: string, hosting: Hosting): Handler {
  const { documents, redirects, notFound, everywhere } = hosting
  const files = sirv(folder, { etag: true, gzip: true, brotli: true })
  const lost = packedDocument(path.join(folder, notFound.file))
  const addresses = documents.map(({ address }) => ({ path: address }))
  const byAddress = new Map(documents.map((document) => [document.address, document]))

  const sendLost: Handler = (request, response) => {
    const { bytes, encoding } = lost(request)
    setHeaders(response, notFound.headers)
    response.setHeader('Vary', 'Accept-Encoding')
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding)
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(bytes)
  }
  /** A page in the place of a script or a style sheet would only puzzle the browser. */
  const sendNothing: Handler = (_, response) => {
    response.removeHeader('Cache-Control')
    response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8' }).end('Not found.\n')
  }

  return (request, response) => {
    setHeaders(response, everywhere)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    // Put together by hand: relative to a base, `//` is no address and `//host/` another host's.
    const url = new URL(`http://localhost${request.url ?? '/'}`)
    const pathname = decoded(url.pathname)
    const answer = answerTo(pathname, { addresses, redirects })
    if (answer.kind === 'redirect') {
      const query = answer.status === 308 ? url.search : ''
      response.writeHead(answer.status, { Location: answer.to + query }).end()
      return
    }
    const document = answer.kind === 'page' ? byAddress.get(answer.path) : undefined
    if (document !== undefined) {
      setHeaders(response, document.headers)
      request.url = `/${document.file}${url.search}`
      return files(request, response, () => sendLost(request, response))
    }
    // Documents are reached by their addresses alone.
    const isHidden = pathname.endsWith('.html') || HOST_FILES.includes(pathname.slice(1))
    if (isHidden) return sendLost(request, response)
    const isAsset = pathname.startsWith('/assets/')
    setHeaders(response, isAsset ? hosting.assets : hosting.files)
    const missing = isAsset ? sendNothing : sendLost
    files(request, response, () => missing(request, response))
  }
}

/**
 * Sets headers as they hold for a server on this machine: Safari would ask it for its files by
 * https, which it does not speak.
 */
function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value.replace('; upgrade-insecure-requests', ''))
  }
}

/** A path that cannot be decoded stands as it is: nothing has it for a name. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
