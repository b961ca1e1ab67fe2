import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { EMBEDDED_FORM_SERVICE } from '../../../generator/configuration.ts'
import { inbox } from '../../../generator/server/inbox.ts'
import { listen } from '../../../generator/server/preview.ts'
import { startNginx } from '../../support/nginx.ts'
import { buildFolder, ports } from './server.ts'

// Serves the cross-origin build with nginx, and starts the servers of the other origins.

const receive = inbox(
  buildFolder,
  { embedded: true, formService: { action: EMBEDDED_FORM_SERVICE, accessKey: 'embedded' } },
  () => {},
)
await listen(
  (request, response) => receive(request, response, () => void response.end()),
  ports.forms,
)

/** Sends the original images for every width. */
await listen(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const type = pathname.endsWith('.svg') ? 'image/svg+xml' : 'image/avif'
  const file = path.join(buildFolder, 'src/images', path.basename(pathname))
  const bytes = await readFile(file).catch(() => undefined)
  response.writeHead(bytes === undefined ? 404 : 200, { 'Content-Type': type }).end(bytes)
}, ports.media)

const nginx = await startNginx({ project: buildFolder, port: ports.site })
process.stdout.write(`The site is at ${nginx.origin}.\n`)

const stop = async () => {
  await nginx.stop()
  process.exit()
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
