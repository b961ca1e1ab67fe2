import { test as base, expect, type Page } from '@playwright/test'
import { declineConsent } from '../../support/declineConsent.ts'
import { site as manifest, sitePages } from '../../support/builtSite.ts'

export { expect }

/** The paths of the site, from the generated code. */
export const site = { pages: sitePages }

/** A path of the site with its page. */
export type SitePage = (typeof sitePages)[number]

/** The errors of a page: exceptions, console errors, hydration mismatches, policy violations. */
export type ConsoleErrors = { readonly all: readonly string[] }

/**
 * A test that fails if its page has errors. Its visitor has declined all consent before, unless the
 * test sets `isFirstVisit`. With `savesData`, nothing is loaded for the next page before the visitor clicks a link.
 */
export const test = base.extend<{
  consoleErrors: ConsoleErrors
  isFirstVisit: boolean
  savesData: boolean
  prepared: void
}>({
  isFirstVisit: [false, { option: true }],
  savesData: [false, { option: true }],
  page: async ({ page }, use) => {
    await use(page)
    // The page may still load files. A route handler that has not answered yet must not fail the test when it closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  prepared: [
    async ({ context, isFirstVisit, savesData }, use) => {
      if (!isFirstVisit) await declineConsent(context)
      // No request leaves this machine. Other third parties are a part of the tests that contact them.
      for (const party of Object.values(manifest.thirdParties)) {
        if (party.kind !== 'script') continue
        await context.route(
          ({ href }) => href === party.url,
          (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
        )
      }
      if (savesData) {
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        )
      }
      await use()
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const all: string[] = []
      page.on('pageerror', (error) => all.push(`error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        all.push(`${message.text()} ${message.location().url}`)
      })
      await page.exposeFunction('reportViolation', (text: string) => all.push(text))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report: unknown = Reflect.get(window, 'reportViolation')
          if (typeof report === 'function') {
            report(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
          }
        })
      })
      await use({ all })
      expect(all).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { polling: 50 })
}

/** Whether the document is hydrated, for `page.evaluate`. */
export function isHydrated(): boolean {
  const main = document.querySelector('main > *')
  const isClaimed = Object.keys(main ?? {}).some((key) => key.startsWith('__reactFiber'))
  // The client removes these rules when the page is hydrated.
  return isClaimed && document.querySelector('script[type=speculationrules]') === null
}

/** Opens a path and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}
