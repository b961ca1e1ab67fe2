import { defineConfig, type Project } from '@playwright/test'
import { chromiumPath } from './chromium.ts'
import { firefoxPath } from './firefox.ts'
import { existingBuild } from './hosted/crossOriginBuild.ts'
import { hostedOrigin, hostedServer } from './hosted/server.ts'
import { HTML_CHECKER_URL, htmlCheckerCommand } from './htmlChecker.ts'
import { javaPath } from './java.ts'

/** The port at which the browser tests serve the built site. */
const PORT = Number(process.env['TEST_PORT'] ?? 4273)

/**
 * Files whose tests run one after the other, or take long: they start first, so that no processor
 * idles at the end.
 */
const LONG = [
  'development',
  'firefox',
  'backForwardCache',
  'withoutScripts',
  'consent',
  'inPageNavigation',
  'wordsOverImages',
]
const long = LONG.map((name) => `**/${name}.spec.ts`)

const java = javaPath()

// `tests/run.ts` says so where there is no Firefox.
const missing = firefoxPath() === undefined ? ['**/firefox.spec.ts'] : []

/** The site on nginx, built for a form service, images and maps of other origins. */
const hosted: Project = { name: 'hosted', testDir: 'hosted', use: { baseURL: hostedOrigin } }
const isPrepared = existingBuild() !== undefined

export default defineConfig({
  outputDir: '../test-results',
  snapshotPathTemplate: 'e2e/snapshots/{arg}{ext}',
  // Projects start in this order.
  projects: [
    { name: 'long', testDir: 'e2e', testMatch: long, testIgnore: missing },
    ...(isPrepared ? [hosted] : []),
    { name: 'other', testDir: 'e2e', testIgnore: [...long, ...missing] },
  ],
  fullyParallel: true,
  // Of three on two processors, one mostly waits for its page.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ['./e2e/support/keptReporter.ts'],
    ['./e2e/audit/markupReporter.ts'],
    ['./faultCountReporter.ts'],
  ],
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
        // Threads for compiling and collecting garbage would only take time from other workers.
        '--js-flags=--single-threaded',
      ],
    },
  },
  webServer: [
    {
      command: 'node --import tsx/esm tests/formService/preview.ts',
      cwd: '..',
      env: { PORT: String(PORT) },
      url: `http://localhost:${PORT}/navigation.json`,
      reuseExistingServer: false,
    },
    ...(isPrepared ? [hostedServer] : []),
    ...(java === undefined
      ? []
      : [
          {
            command: htmlCheckerCommand(java),
            url: HTML_CHECKER_URL,
            reuseExistingServer: false,
            timeout: 120_000,
          },
        ]),
  ],
})
