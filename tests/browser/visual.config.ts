import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

const [site] = [base.webServer ?? []].flat()

/** `npm run test:visual`: only the comparison of screenshots. It needs a build. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  testMatch: 'visual.spec.ts',
  outputDir: '../../test-results',
  // Baselines depend on the machine, e.g. on its version of Chromium.
  snapshotPathTemplate: 'snapshots/{arg}{ext}',
  reporter: 'list',
  webServer: site && { ...site, cwd: '../..' },
})
