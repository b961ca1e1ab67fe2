import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import path from 'node:path'
import { listen } from '../../../generator/server/preview.ts'

/** Starts a media host. It sends the original images of a folder for every width. */
export function startMediaHost(port: number, folder: string): Promise<Server> {
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    readFile(path.join(folder, path.basename(pathname))).then(
      (bytes) => response.writeHead(200, { 'Content-Type': typeOf(pathname) }).end(bytes),
      () => response.writeHead(404).end(),
    )
  }, port)
}

const typeOf = (name: string) => (name.endsWith('.svg') ? 'image/svg+xml' : 'image/avif')
