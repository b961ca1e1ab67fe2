import type { BrowserContext, Page } from '@playwright/test'
import { test as base } from './site.ts'

/**
 * Tests whose pages share a browser context and its cache: in development, a page consists of hundreds
 * of modules, which each test would otherwise load and compile again.
 */
export const test = base.extend<
  { context: BrowserContext; page: Page },
  { shared: BrowserContext }
>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: ({ shared }, use) => use(shared),
  page: async ({ shared }, use) => {
    const page = await shared.newPage()
    await use(page)
    await page.close()
  },
})
