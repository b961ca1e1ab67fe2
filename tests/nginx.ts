import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackage, findProgram } from './systemPrograms.ts'

/** The nginx for the tests. Only root has its folder in `PATH`. */
export const nginxPath = () =>
  findProgram(['nginx']) ??
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file))

/** The brotli module in Debian's package. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The path of the brotli module. `undefined` if it is not installed. */
export const brotliModule = () => (existsSync(BROTLI) ? BROTLI : undefined)

/** Installs nginx and its brotli module if they are missing. Throws if there is no nginx afterwards. */
export function ensureNginx(log: (line: string) => void): void {
  if (nginxPath() === undefined) {
    log('nginx is not installed. Installing the system package …')
    installPackage('nginx-light')
  }
  const nginx = nginxPath()
  if (nginx === undefined) {
    throw new Error('The tests of the hosted site need nginx. Install it as a system package.')
  }
  if (brotliModule() === undefined) installPackage('libnginx-mod-http-brotli-static')
  const { stderr } = spawnSync(nginx, ['-v'], { encoding: 'utf8' })
  log(`nginx: ${nginx} (${stderr.trim().replace('nginx version: ', '')})`)
}
