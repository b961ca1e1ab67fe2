import type { Page, Route } from '@playwright/test'
import { batches } from './support/batches.ts'
import { pathsOfAllKinds } from './support/samplePaths.ts'
import { expect, open, site, test } from './support/site.ts'
import { resize } from './support/window.ts'

const PHONE = 390
const DESKTOP = 1440

/** The delay of fonts and images. Milliseconds. */
const LATE = 400

// Every path is tested at the width of a phone, where texts wrap most. The layout of a wide window is
// the same for all sections of a kind, so it is tested once for each kind.
for (const batch of batches(site.pages.map(({ path }) => path))) {
  test(`${batch.join(', ')}: hydrated without replaced nodes and layout shifts, even if fonts and images are late`, async ({
    page,
  }) => {
    await page.addInitScript(recordLayoutShifts)
    await page.addInitScript(recordNodes)
    // A route also disables the HTTP cache: every page loads its fonts and images again.
    const late = (route: Route) => setTimeout(() => void route.fallback(), LATE)
    await page.route(/\.(?:woff2|avif|jpg|svg)$/, late)
    for (const path of batch) await checkHydration(page, path)
  })
}

async function checkHydration(page: Page, path: string) {
  const widths = pathsOfAllKinds.has(path) ? [PHONE, DESKTOP] : [PHONE]
  for (const width of widths) {
    const place = `${path} at ${width} px`
    await resize(page, { width, height: 844 })
    await open(page, path)
    expect.soft(await read(page, 'lostNodes'), place).toBe(0)
    await page.evaluate(scrollThrough)
    await page.evaluate(everythingPainted)
    expect.soft(await read(page, 'seenShifts'), place).toEqual([])
  }
}

/** Waits until all fonts and visible images are loaded and painted, and layout shifts are reported. */
async function everythingPainted() {
  const frame = () => new Promise((painted) => requestAnimationFrame(painted))
  await document.fonts.ready
  while ([...document.images].some((image) => isShown(image) && !image.complete)) await frame()
  await frame()
  await frame()

  // Hidden images of the slideshow load later.
  function isShown(image: HTMLImageElement) {
    return image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
}

/** The result of an observer in the page. */
const read = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => {
    const found: unknown = Reflect.get(window, key)
    return typeof found === 'function' ? found() : found
  }, name)

/** Records the nodes of the prerendered HTML. Hydration must not replace any of them. */
function recordNodes() {
  document.addEventListener('DOMContentLoaded', () => {
    const nodes = [...document.querySelectorAll('main, main *')]
    const lost = () => nodes.filter((node) => !node.isConnected).length
    Reflect.set(window, 'lostNodes', () => (nodes.length > 2 ? lost() : 'no prerendered nodes'))
  })
}

function recordLayoutShifts() {
  const seen: string[] = []
  const observer = new PerformanceObserver((list) => record(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  // The observer reports entries with a delay, so pending ones are read explicitly.
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
