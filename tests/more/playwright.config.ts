import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'
import { javaPath, nginxPath } from '../support/programs.ts'
import { buildFolder, hostedOrigin, hostedServer } from './hosted/server.ts'
import { htmlCheckerServer } from './markup.ts'

const [site] = [base.webServer ?? []].flat()

// Whoever runs other tests needs no cross-origin build.
const isHosted = process.env['CROSS_ORIGIN_BUILD'] !== undefined || existsSync(buildFolder)

/** The browser tests of `npm run test:more`. They need a build. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: [],
  outputDir: '../../test-results',
  // Projects start in this order.
  projects: [
    // Each change of the manifest generates the whole site.
    { name: 'editor', testDir: 'editor', timeout: 240_000 },
    ...(isHosted ? [{ name: 'hosted', testDir: 'hosted', use: { baseURL: hostedOrigin } }] : []),
    { name: 'visitors', testIgnore: ['editor/**', 'hosted/**'] },
  ],
  webServer: [
    ...(site === undefined ? [] : [{ ...site, cwd: '../..' }]),
    ...(nginxPath() === undefined || !isHosted ? [] : [hostedServer]),
    ...(javaPath() === undefined ? [] : [htmlCheckerServer]),
  ],
})
