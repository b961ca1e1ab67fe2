import type { Page, Request } from '@playwright/test'
import { expect } from './site.ts'

/** What the page requests to show that all its requests before this one were reported. */
const LAST = '/robots.txt'

/** Longer than any timer of a page that is opened. Milliseconds. */
export const A_MINUTE = 60_000

/** Follows the requests of a page. Call it before the page is opened. */
export function followRequests(page: Page) {
  const pending = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === LAST) return
    // A new document replaces the old one, whose requests may never be reported as ended.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear()
    pending.add(request)
    begun += 1
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))

  return {
    /**
     * Waits until every request is answered, and the page has no work left and has drawn. Timers of
     * the page may still be running.
     */
    settled,
    /** The same, now and after the longest timer. `page.clock.install()` must have been called. */
    async settledForGood(): Promise<void> {
      await settled()
      await page.clock.fastForward(A_MINUTE)
      await settled()
    },
  }

  async function settled(): Promise<void> {
    for (let before = -1; before !== begun;) {
      before = begun
      await expect.poll(() => pending.size).toBe(0)
      await workDone(page)
    }
  }
}

/**
 * Waits until a page has no work left and has drawn, and everything that it requested until then
 * has been reported. Requests may still be pending.
 */
export async function workDone(page: Page): Promise<void> {
  await expect(async () => {
    // This throws if another document replaces the page meanwhile.
    await page.evaluate(idle, LAST)
  }).toPass()
}

async function idle(last: string) {
  // The first round may start work, for example a request for code that waits for idle time.
  for (let round = 0; round < 2; round += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await new Promise((resolve) => requestIdleCallback(resolve))
  }
  // Requests are reported in their order. Offline this one fails.
  await fetch(last, { cache: 'no-store' }).catch(() => undefined)
}
