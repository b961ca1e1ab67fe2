import { test as base, expect, type Page } from '@playwright/test'
import { addresses } from '../../../generated/site.gen.ts'
import { declineConsent } from '../../support/declineConsent.ts'

export { expect }

/** What the manifest declares, read from what is generated of it. */
export const site = { addresses }

/** An address of the site, as it is generated. */
export type SiteAddress = (typeof addresses)[number]

/** Troubles of a page: errors, failed hydration, violations of the policy. */
export type Troubles = { readonly all: readonly string[] }

/**
 * A page whose troubles are collected; the test fails where there are any at its end. Its visitor
 * has declined everything before, unless the test sets `isFirstVisit`.
 */
export const test = base.extend<{ troubles: Troubles; isFirstVisit: boolean; answered: void }>({
  isFirstVisit: [false, { option: true }],
  answered: [
    async ({ context, isFirstVisit }, use) => {
      if (!isFirstVisit) await declineConsent(context)
      await use()
    },
    { auto: true },
  ],
  troubles: [
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

/** Whether React has taken over the document. `false` for a document that is being replaced. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      const main = document.querySelector('main > *')
      const isClaimed = Object.keys(main ?? {}).some((key) => key.startsWith('__reactFiber'))
      // The client removes these rules when the page is hydrated.
      return isClaimed && document.querySelector('script[type=speculationrules]') === null
    })
    .catch(() => false)

/** Waits until React has taken over the document. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page), { intervals: [50] }).toBe(true)
}

/** Opens an address and waits until the page has come alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
