import path from 'node:path'
import { readFormServiceSettings } from '../../../generator/hosting/formServiceSettings.ts'
import { startFaultyService } from '../../support/formService/startFaultyService.ts'
import { startNginx } from '../../support/nginx.ts'
import { buildFolder, existingBuild, ports, prepareBuild } from './crossOriginBuild.ts'
import { startMediaHost } from './mediaHost.ts'

/** Serves the cross-origin build with nginx, and starts the servers of the other origins. */
const log = (line: string) => process.stdout.write(`${line}\n`)
if (existingBuild() === undefined) await prepareBuild(buildFolder, log)
const { site, forms, media } = ports()
const service = await startFaultyService({
  port: forms,
  settings: await readFormServiceSettings(buildFolder),
})
await startMediaHost(media, path.join(buildFolder, 'src/images'))
const nginx = await startNginx({ project: buildFolder, port: site })
log(`The site is at ${nginx.origin}.`)

const stop = async () => {
  await nginx.stop()
  await service.stop()
  process.exitCode = 0
  process.exit()
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
