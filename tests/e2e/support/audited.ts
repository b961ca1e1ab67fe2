import { test as base } from '@playwright/test'
import { withEngines } from '../audit/engines.ts'
import { declineBefore } from '../../support/declineBefore.ts'

/** A page that the accessibility engines can look into: without the policy, which forbids them. */
export const test = base.extend({
  context: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ bypassCSP: true, baseURL, reducedMotion: 'reduce' })
    await declineBefore(context)
    await withEngines(context)
    await use(context)
    await context.close()
  },
})
