import path from 'node:path'
import { startNginx } from '../support/nginx.ts'
import { buildForForeignOrigins, ports } from './foreignBuild.ts'
import { formService, listenOn, mediaHost } from './foreignServers.ts'

/** Serves a build for foreign origins by nginx, with those origins beside it, until it is stopped. */
const say = (line: string) => process.stdout.write(`${line}\n`)
const project = await buildForForeignOrigins(say)
const { site, forms, media } = ports()
await listenOn(forms, formService)
await listenOn(media, mediaHost(path.join(project.root, 'src/images')))
const nginx = await startNginx({ project: project.root, port: site })
say(`The site is at ${nginx.origin}.`)

const stop = async () => {
  await nginx.stop()
  await project.remove()
  process.exitCode = 0
  process.exit()
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
