import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig } from '@playwright/test'
import { ports } from './crossOriginBuild.ts'

/** Where nginx serves the site that was built for foreign origins. */
export const hostedOrigin = `http://127.0.0.1:${ports().site}`

/** How Playwright starts it: a build that was not made before takes minutes on a busy machine. */
export const hostedServer = {
  command: 'node --import tsx/esm tests/hosted/serve.ts',
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  url: `${hostedOrigin}/robots.txt`,
  reuseExistingServer: false,
  timeout: 600_000,
  stdout: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const satisfies PlaywrightTestConfig['webServer']
