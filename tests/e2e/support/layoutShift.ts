import type { Page } from '@playwright/test'

/**
 * Begins to add up how far things jump on the pages that are opened from now on, from when their
 * fonts are there: when those come is measured elsewhere. Scripts take over after that.
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
      // A test may hold the clock; an event's time is the browser's own.
      .then(() => new Event('start').timeStamp)
    Reflect.set(window, 'layoutShift', async () => {
      const from = await start
      await painted()
      return entries.reduce((sum, { time, value }) => (time < from ? sum : sum + value), 0)
    })
  })
}

/** The layout shift since then, what followed a press included. */
export async function layoutShift(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const total: unknown = Reflect.get(window, 'layoutShift')
    return typeof total === 'function' ? total() : undefined
  })
}
