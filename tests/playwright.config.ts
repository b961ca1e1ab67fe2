import { defineConfig, type Project } from '@playwright/test'
import { chromiumPath } from './chromium.ts'
import { firefoxPath } from './firefox.ts'
import { existingBuild } from './hosted/crossOriginBuild.ts'
import { hostedOrigin, hostedServer } from './hosted/server.ts'
import { HTML_CHECKER_URL, htmlCheckerCommand } from './htmlChecker.ts'
import { javaPath } from './java.ts'

/** The port of the built site during the browser tests. */
const PORT = Number(process.env['TEST_PORT'] ?? 4273)

/** Files with slow or serial tests. They start first, so that all workers are busy until the end. */
const LONG = [
  'development',
  'developmentEditor',
  'pageEditor',
  'editedTexts',
  'equalTexts',
  'sectionEditor',
  'imageEditor',
  'settingsPanel',
  'settingsImages',
  'pagesEditor',
  'firefox',
  'backForwardCache',
  'withoutScripts',
  'consent',
  'inPageNavigation',
  'textOverImages',
]
const long = LONG.map((name) => `**/${name}.spec.ts`)

const java = javaPath()

// `tests/run.ts` prints a message if Firefox is missing.
const missing = firefoxPath() === undefined ? ['**/firefox.spec.ts'] : []

/** The cross-origin build on nginx. */
const hosted: Project = { name: 'hosted', testDir: 'hosted', use: { baseURL: hostedOrigin } }
const isPrepared = existingBuild() !== undefined

export default defineConfig({
  outputDir: '../test-results',
  // Projects start in this order.
  projects: [
    { name: 'long', testDir: 'e2e', testMatch: long, testIgnore: missing },
    ...(isPrepared ? [hosted] : []),
    { name: 'other', testDir: 'e2e', testIgnore: [...long, ...missing] },
  ],
  fullyParallel: true,
  // On two processors, three workers: one usually waits for its page.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ['./e2e/support/keptValuesReporter.ts'],
    ['./e2e/audit/markupReporter.ts'],
    ['./faultCountReporter.ts'],
  ],
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
