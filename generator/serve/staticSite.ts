import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { isMapPath } from '../../src/site/mapPath.ts'
import { answerTo, pageFile, type Addresses } from './answer.ts'

/** Answers a request for something of the site. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The headers that go with documents: with pages, and with the documents that hold a map. */
export type SiteHeaders = {
  readonly pages: Readonly<Record<string, string>>
  readonly maps: Readonly<Record<string, string>>
}

/** Serves a built site as a host for static files does, with the headers that its documents need. */
export function staticSite(folder: string, addresses: Addresses, headers: SiteHeaders): Handler {
  const files = sirv(folder, {
    etag: true,
    setHeaders(response, file) {
      const kind = file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      response.setHeader('Cache-Control', kind)
      for (const [name, value] of Object.entries(headersOf(file, headers))) {
        response.setHeader(name, value)
      }
    },
  })
  const lost = readFileSync(path.join(folder, '404.html'))
  const notFound: Handler = (_, response) => {
    response
      .writeHead(404, {
        ...headers.pages,
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': 'no-cache',
      })
      .end(lost)
  }
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    // Put together by hand: relative to a base, `//` is no address and `//host/` another host's.
    const url = new URL(`http://localhost${request.url ?? '/'}`)
    const pathname = decoded(url.pathname)
    const answer = answerTo(pathname, addresses)
    if (answer.kind === 'redirect') {
      const query = answer.status === 308 ? url.search : ''
      response.writeHead(answer.status, { Location: answer.to + query }).end()
      return
    }
    // Documents are reached by their addresses alone.
    if (answer.kind === 'page') request.url = `/${pageFile(answer.path)}${url.search}`
    else if (pathname.endsWith('.html') && !isMapPath(pathname)) return notFound(request, response)
    files(request, response, () => notFound(request, response))
  }
}

function headersOf(file: string, { pages, maps }: SiteHeaders): Readonly<Record<string, string>> {
  if (!file.endsWith('.html')) return FILE_HEADERS
  return isMapPath(file) ? maps : pages
}

const FILE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** A path that cannot be decoded stands as it is: nothing has it for a name. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
