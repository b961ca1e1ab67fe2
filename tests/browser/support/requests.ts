import type { Page, Request } from '@playwright/test'
import { expect } from './site.ts'

/** A request to this path is reported after all earlier requests of the page. */
const LAST_REQUEST = '/robots.txt'

/** Longer than any timer of a page. Milliseconds. */
export const ONE_MINUTE = 60_000

/** Tracks the requests of a page. Call it before opening the page. */
export function followRequests(page: Page) {
  const pending = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === LAST_REQUEST) return
    // The requests of the previous document may never be reported as finished.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear()
    pending.add(request)
    begun += 1
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))

  return {
    /**
     * Waits until no request is pending, and the page is idle and painted. Timers of the page may
     * still be running.
     */
    settled,
    /** The same, including all timers. Requires `page.clock.install()`. */
    async settledAfterTimers(): Promise<void> {
      await settled()
      await page.clock.fastForward(ONE_MINUTE)
      await settled()
    },
  }

  async function settled(): Promise<void> {
    for (let before = -1; before !== begun;) {
      before = begun
      await expect.poll(() => pending.size).toBe(0)
      await waitForIdle(page)
    }
  }
}

/**
 * Waits until a page is idle and painted, and all its requests so far have been reported. Requests may
 * still be pending.
 */
export async function waitForIdle(page: Page): Promise<void> {
  await expect(async () => {
    // Throws if another document replaces the page.
    await page.evaluate(idle, LAST_REQUEST)
  }).toPass()
}

async function idle(last: string) {
  // The first round may start new work, for example a request that waits for idle time.
  for (let round = 0; round < 2; round += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await new Promise((resolve) => requestIdleCallback(resolve))
  }
  // Requests are reported in order. Offline, this one fails.
  await fetch(last, { cache: 'no-store' }).catch(() => undefined)
}
