import { test as base, type Page } from '@playwright/test'
import { withEngines } from '../audit/engines.ts'
import { declineConsent } from '../../support/declineConsent.ts'

/**
 * A page that the accessibility engines can look into: without the policy, which forbids them. The
 * tests of a worker share it, each with a full page load of another address: what the browser has
 * compiled of the engines is kept from one to the next. After a failure the worker and the page are new.
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
  page: ({ sharedPage }, use) => use(sharedPage),
})
