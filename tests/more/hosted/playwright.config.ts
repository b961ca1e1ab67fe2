import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { hostedOrigin, hostedServer } from './server.ts'

/** Only the tests of the hosted site. Makes a cross-origin build unless `CROSS_ORIGIN_BUILD` names one. */
export default defineConfig({
  ...base,
  projects: [{ name: 'hosted', testDir: '.', use: { baseURL: hostedOrigin } }],
  reporter: [['list']],
  webServer: hostedServer,
})
