import { defineConfig } from '@playwright/test'
import { freePort } from './support/freePort.ts'
import { chromiumPath } from './support/programs.ts'

/** The port of the built site during the browser tests. The workers get it from here. */
process.env['TEST_PORT'] ??= String(await freePort(4273))
const PORT = Number(process.env['TEST_PORT'])

/** The browser tests of `npm test`. They need a build. */
export default defineConfig({
  testDir: '.',
  testMatch: 'browser/**/*.spec.ts',
  testIgnore: 'browser/visual.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // On two processors, three workers: one usually waits for its page.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  timeout: 60_000,
  // Long, because the machine may be busy. Other tests measure performance.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        // Glyph widths do not depend on the position, like on most screens.
        '--font-render-hinting=none',
        // Compiler and garbage collector threads would slow down other workers.
        '--js-flags=--single-threaded',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx/esm generator/cli.ts preview',
    cwd: '..',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/navigation.json`,
    reuseExistingServer: false,
  },
})
