import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig } from '@playwright/test'
import { ports } from './crossOriginBuild.ts'

/** The origin at which nginx serves the cross-origin build. */
export const hostedOrigin = `http://127.0.0.1:${ports().site}`

/** The web server for Playwright. The timeout is long, because it may have to make the build first. */
export const hostedServer = {
  command: 'node --import tsx/esm tests/more/hosted/serve.ts',
  cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  url: `${hostedOrigin}/robots.txt`,
  reuseExistingServer: false,
  timeout: 600_000,
  stdout: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const satisfies PlaywrightTestConfig['webServer']
