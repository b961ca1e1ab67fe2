import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'
import { ports } from './foreignBuild.ts'

const { site } = ports()
const origin = `http://127.0.0.1:${site}`

/** The site as nginx serves it, built for a form service, images and maps of other origins. */
export default defineConfig({
  ...base,
  testDir: '.',
  reporter: [['list']],
  use: { ...base.use, baseURL: origin },
  webServer: {
    command: 'node --import tsx/esm tests/hosted/serve.ts',
    cwd: '../..',
    url: `${origin}/robots.txt`,
    reuseExistingServer: false,
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
