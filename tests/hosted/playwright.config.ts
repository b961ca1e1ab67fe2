import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'
import { hostedOrigin, hostedServer } from './server.ts'

/** The tests of the hosted site alone. The build for foreign origins is made unless `FOREIGN_BUILD` names one. */
export default defineConfig({
  ...base,
  projects: [{ name: 'hosted', testDir: '.', use: { baseURL: hostedOrigin } }],
  reporter: [['list']],
  webServer: hostedServer,
})
