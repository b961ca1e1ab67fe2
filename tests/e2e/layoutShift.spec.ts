import type { Page, Route } from '@playwright/test'
import { expect, open, site, test } from './support/site.ts'

const WIDTHS = [390, 1440]

/** How late fonts and images come. Milliseconds. */
const LATE = 400

for (const { path } of site.addresses) {
  test(`nothing moves on ${path}, however late its parts come`, async ({ page }) => {
    await page.addInitScript(watchShifts)
    const late = (route: Route) => setTimeout(() => void route.fallback(), LATE)
    await page.route(/\.(?:woff2|avif|webp|svg)$/, late)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      await page.evaluate(scrollThrough)
      await page.waitForTimeout(LATE + 200)
      expect(await shifts(page), `at ${width} px`).toEqual([])
    }
  })
}

function watchShifts() {
  const seen: string[] = []
  Reflect.set(window, 'seenShifts', seen)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: unknown = Reflect.get(entry, 'sources')
      const moved = Array.isArray(sources) ? sources.map((source) => source.node) : []
      const names = moved.map((node) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : String(node),
      )
      seen.push(`${String(Reflect.get(entry, 'value'))}: ${names.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const shifts = (page: Page) => page.evaluate(() => Reflect.get(window, 'seenShifts'))

async function scrollThrough() {
  const step = innerHeight * 0.8
  for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
    scrollTo(0, y)
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }
}
