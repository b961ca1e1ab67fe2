import path from 'node:path'
import { startNginx } from '../support/nginx.ts'
import { buildCrossOrigin, ports, existingBuild } from './crossOriginBuild.ts'
import { formService, listenOn, mediaHost } from './crossOriginServers.ts'

/** Serves a cross-origin build with nginx, and starts the servers of the other origins. */
const log = (line: string) => process.stdout.write(`${line}\n`)
const prepared = existingBuild()
const built = prepared === undefined ? await buildCrossOrigin(log) : undefined
const root = path.resolve(built?.root ?? prepared ?? '')
const { site, forms, media } = ports()
await listenOn(forms, formService)
await listenOn(media, mediaHost(path.join(root, 'src/images')))
const nginx = await startNginx({ project: root, port: site })
log(`The site is at ${nginx.origin}.`)

const stop = async () => {
  await nginx.stop()
  await built?.remove()
  process.exitCode = 0
  process.exit()
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
