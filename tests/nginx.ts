import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackage, findProgram } from './systemPrograms.ts'

/** The nginx to test with. It is outside of the usual path for all users but root. */
export const nginxPath = () =>
  findProgram(['nginx']) ??
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file))

/** Where Debian's package puts the module that sends files compressed by brotli. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The module for brotli, where it is there. */
export const brotliModule = () => (existsSync(BROTLI) ? BROTLI : undefined)

/** Installs nginx where there is none, and says what it does. Throws where that cannot be done. */
export function ensureNginx(say: (line: string) => void): void {
  if (nginxPath() === undefined) {
    say('There is no nginx on this machine. Installing the system’s package …')
    installPackage('nginx-light')
  }
  const nginx = nginxPath()
  if (nginx === undefined) {
    throw new Error('The tests of the site on its host need nginx. Install your system’s package.')
  }
  const { stderr } = spawnSync(nginx, ['-v'], { encoding: 'utf8' })
  say(`nginx: ${nginx} (${stderr.trim().replace('nginx version: ', '')})`)
}
