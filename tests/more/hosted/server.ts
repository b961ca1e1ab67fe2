import { fileURLToPath } from 'node:url'
import path from 'node:path'
import type { PlaywrightTestConfig } from '@playwright/test'

/** The ports of the site, the form service and the media host. */
const first = Number(process.env['TEST_PORT'] ?? 4273)
export const ports = { site: first + 1001, forms: first + 1002, media: first + 1003 }

/** The origin at which nginx serves the cross-origin build. */
export const hostedOrigin = `http://127.0.0.1:${ports.site}`

/** The origin of the form service on the pages: browsers resolve names below `localhost` to this machine. */
export const formsOrigin = `http://forms.localhost:${ports.forms}`

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The folder of the cross-origin build. */
export const buildFolder = path.resolve(
  ROOT,
  process.env['CROSS_ORIGIN_BUILD'] || '.build/cross-origin',
)

/** The web server for Playwright. */
export const hostedServer = {
  command: 'node --import tsx/esm tests/more/hosted/serve.ts',
  cwd: ROOT,
  url: `${hostedOrigin}/robots.txt`,
  reuseExistingServer: false,
  stdout: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const satisfies PlaywrightTestConfig['webServer']
