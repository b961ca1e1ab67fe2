import type { Page } from '@playwright/test'

/**
 * Records the cumulative layout shift of pages that are opened from now on, starting when their fonts
 * are loaded. hydration.spec.ts tests the shift before.
 */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (parent !== window) return
    const entries: { readonly time: number; readonly value: number }[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        entries.push({ time: entry.startTime, value: Number(Reflect.get(entry, 'value')) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    const painted = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const start = new Promise((done) => addEventListener('load', done, { once: true }))
      .then(() => document.fonts.ready)
      .then(painted)
      // The test may control the clock; the timestamp of an event is always the browser's.
      .then(() => new Event('start').timeStamp)
    Reflect.set(window, 'layoutShift', async () => {
      const from = await start
      await painted()
      return entries.reduce((sum, { time, value }) => (time < from ? sum : sum + value), 0)
    })
  })
}

/** The recorded layout shift, including shifts after user input. */
export async function layoutShift(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const total: unknown = Reflect.get(window, 'layoutShift')
    return typeof total === 'function' ? total() : undefined
  })
}
