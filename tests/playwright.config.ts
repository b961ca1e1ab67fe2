import { defineConfig } from '@playwright/test'
import { chromiumPath } from './chromium.ts'
import { firefoxPath } from './firefox.ts'

/** The port at which the browser tests serve the built site. */
const PORT = Number(process.env['TEST_PORT'] ?? 4273)

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  snapshotPathTemplate: 'e2e/snapshots/{arg}{ext}',
  // Whoever starts the tests is told where there is no Firefox.
  testIgnore: firefoxPath() === undefined ? ['**/firefox.spec.ts'] : [],
  fullyParallel: true,
  // Of three on two processors, one mostly waits for its page.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./e2e/support/keptReporter.ts'], ['./counts.ts']],
  timeout: 60_000,
  // Generous, for shared machines: what is slow is measured elsewhere.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        // As most screens draw: letters as wide as the font says, wherever they stand.
        '--font-render-hinting=none',
        // Threads beside the page's own only take time from the other workers.
        '--js-flags=--single-threaded',
      ],
    },
  },
  webServer: {
    command: 'npm run --silent preview -- --faults',
    cwd: '..',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/navigation.json`,
    reuseExistingServer: false,
  },
})
