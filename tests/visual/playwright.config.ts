import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

const [site] = [base.webServer ?? []].flat()

/** Only the comparison of screenshots. It needs a build. */
export default defineConfig({
  ...base,
  outputDir: '../../test-results',
  projects: [{ name: 'visual', testDir: '.' }],
  reporter: [['list']],
  webServer: site && { ...site, cwd: '../..' },
})
