import { test as base, type Page } from '@playwright/test'
import { withEngines } from '../audit/engines.ts'
import { declineConsent } from '../../support/declineConsent.ts'

/**
 * A test with a page that contains the accessibility engines and no Content Security Policy, which
 * would forbid them. All tests of a worker share the page, so that the browser compiles the engines
 * once. After a failure, Playwright starts a new worker with a new page.
 */
export const test = base.extend<{ page: Page }, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const context = await browser.newContext({
        bypassCSP: true,
        baseURL,
        reducedMotion: 'reduce',
      })
      await declineConsent(context)
      await withEngines(context)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    // Without what an earlier test has stored, e.g. the consent to maps.
    await sharedPage.context().setStorageState({ cookies: [], origins: [] })
    await use(sharedPage)
  },
})
