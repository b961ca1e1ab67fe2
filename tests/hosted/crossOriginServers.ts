import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import path from 'node:path'

/** A form service on another origin. It accepts every form and sends CORS headers. */
export const formService: RequestListener = (request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
    })
    response.end('{"success":true,"message":"Sent."}')
  })
}

/** A media host. It sends the original images of a folder for every width. */
export function mediaHost(folder: string): RequestListener {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    readFile(path.join(folder, path.basename(pathname))).then(
      (bytes) => response.writeHead(200, { 'Content-Type': typeOf(pathname) }).end(bytes),
      () => response.writeHead(404).end(),
    )
  }
}

const typeOf = (name: string) => (name.endsWith('.svg') ? 'image/svg+xml' : 'image/avif')

/** Starts a server on the loopback address. */
export function listenOn(port: number, handler: RequestListener): Promise<Server> {
  const server = createServer(handler)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
