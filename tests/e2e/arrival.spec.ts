import type { Page, Route } from '@playwright/test'
import { everyKind } from './support/sample.ts'
import { expect, open, site, test } from './support/site.ts'
import { resize } from './support/window.ts'

const PHONE = 390
const DESKTOP = 1440

/** How late fonts and images come. Milliseconds. */
const LATE = 400

// Texts wrap most on a phone: every address is opened there. In a large window each kind of section
// and the header are laid out in another way, and this way is the same on all their pages.
for (const { path } of site.addresses) {
  const widths = everyKind.has(path) ? [PHONE, DESKTOP] : [PHONE]
  test(`${path} comes alive in place, and nothing moves, however late its parts come`, async ({
    page,
  }) => {
    await page.addInitScript(watchShifts)
    await page.addInitScript(watchNodes)
    const late = (route: Route) => setTimeout(() => void route.fallback(), LATE)
    await page.route(/\.(?:woff2|avif|webp|svg)$/, late)
    for (const width of widths) {
      await resize(page, { width, height: 844 })
      await open(page, path)
      expect(await read(page, 'lostNodes'), `at ${width} px`).toBe(0)
      await page.evaluate(scrollThrough)
      await page.evaluate(everythingShown)
      expect(await read(page, 'seenShifts'), `at ${width} px`).toEqual([])
    }
  })
}

/** Waits until all that has been requested is there and painted, and until what it moved is reported. */
async function everythingShown() {
  const frame = () => new Promise((painted) => requestAnimationFrame(painted))
  await document.fonts.ready
  while ([...document.images].some((image) => isShown(image) && !image.complete)) await frame()
  await frame()
  await frame()

  // An image of the slideshow that waits for its turn is requested later.
  function isShown(image: HTMLImageElement) {
    return image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
}

/** What a watch found. */
const read = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => {
    const found: unknown = Reflect.get(window, key)
    return typeof found === 'function' ? found() : found
  }, name)

/** Remembers what was sent of the page, of which nothing may be replaced. */
function watchNodes() {
  document.addEventListener('DOMContentLoaded', () => {
    const nodes = [...document.querySelectorAll('main, main *')]
    const lost = () => nodes.filter((node) => !node.isConnected).length
    Reflect.set(window, 'lostNodes', () => (nodes.length > 2 ? lost() : 'nothing was sent'))
  })
}

function watchShifts() {
  const seen: string[] = []
  const observer = new PerformanceObserver((list) => record(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  // Entries are reported a while after the shift: those that are still waiting are taken.
  Reflect.set(window, 'seenShifts', () => {
    record(observer.takeRecords())
    return seen
  })

  function record(entries: readonly PerformanceEntry[]) {
    for (const entry of entries) {
      const sources: unknown = Reflect.get(entry, 'sources')
      const moved = Array.isArray(sources) ? sources.map((source) => source.node) : []
      const names = moved.map((node) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : String(node),
      )
      seen.push(`${String(Reflect.get(entry, 'value'))}: ${names.join(' | ')}`)
    }
  }
}

async function scrollThrough() {
  const step = innerHeight * 0.8
  for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
    scrollTo(0, y)
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }
}
