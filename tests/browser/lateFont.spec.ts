import type { Page } from '@playwright/test'
import { expect, site, test } from './support/site.ts'
import { resize } from './support/window.ts'

const path = site.pages[0]?.path ?? '/'

for (const width of [390, 1440])
  test(`a font that arrives after the first paint is shown, and nothing moves (${width} px)`, async ({
    page,
  }) => {
    await resize(page, { width, height: 844 })
    await page.route(/\/site-font-[^/]*\.woff2$/, async (route) => {
      // Browsers delay the first paint by up to 100 ms for a font.
      await page.waitForFunction(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        return paint !== undefined && performance.now() > paint.startTime + 500
      })
      await route.continue()
    })
    await page.addInitScript(() => {
      const observer = new PerformanceObserver(() => undefined)
      observer.observe({ type: 'layout-shift', buffered: true })
      Reflect.set(window, 'shifts', observer)
    })
    await page.goto(path)
    await expect.poll(() => hasWebFont(page)).toBe(true)
    const shifts = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const observer: unknown = Reflect.get(window, 'shifts')
      const entries = observer instanceof PerformanceObserver ? observer.takeRecords() : undefined
      return entries?.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)
    })
    expect(shifts).toBeLessThan(0.005)
  })

/** Whether the texts of the first section are painted with a web font only. */
async function hasWebFont(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const text = { nodeId: root.nodeId, selector: 'main p' }
  const { nodeId } = await session.send('DOM.querySelector', text)
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)
}
