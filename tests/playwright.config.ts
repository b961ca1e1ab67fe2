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
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./e2e/support/keptReporter.ts'], ['./counts.ts']],
  timeout: 60_000,
  // Generous, for shared machines: what is slow is measured elsewhere.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
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
