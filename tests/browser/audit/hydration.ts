import type { Page, Route } from '@playwright/test'

/** Records layout shifts and nodes of the pages that are opened from now on. Their fonts and images arrive after the first paint. */
export async function observeHydration(page: Page): Promise<void> {
  await page.addInitScript(recordLayoutShifts)
  await page.addInitScript(recordNodes)
  let paint = () => {}
  let painted = Promise.resolve()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) painted = new Promise((resolve) => (paint = resolve))
  })
  await page.exposeFunction('reportPaint', () => paint())
  await page.addInitScript(reportFirstPaint)
  // A route also disables the HTTP cache: every page loads its fonts and images again.
  const late = (route: Route) => painted.then(() => route.fallback())
  await page.route(/\.(?:woff2|avif|jpg|svg)$/, late)
}

function reportFirstPaint() {
  new PerformanceObserver((list) => {
    const report: unknown = Reflect.get(window, 'reportPaint')
    const [entry] = list.getEntriesByName('first-contentful-paint')
    if (entry && typeof report === 'function') report()
  }).observe({ type: 'paint', buffered: true })
}

/** The number of prerendered nodes that hydration has replaced, and the layout shifts so far and while the page is scrolled through. */
export async function hydrationProblems(page: Page): Promise<readonly string[]> {
  const lost = await read(page, 'lostNodes')
  await page.evaluate(scrollThrough)
  await page.evaluate(everythingPainted)
  const shifts = await read(page, 'seenShifts')
  return [
    ...(lost === 0 ? [] : [`lost nodes: ${String(lost)}`]),
    ...(Array.isArray(shifts) ? shifts.map(String) : ['no layout shifts were recorded']),
  ]
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

/** A late font moves words by less than a pixel. A sum below 0.005 is 0.00, and stays unreported. */
function recordLayoutShifts() {
  const seen: string[] = []
  let sum = 0
  const observer = new PerformanceObserver((list) => record(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  // The observer reports entries with a delay, so pending ones are read explicitly.
  Reflect.set(window, 'seenShifts', () => {
    record(observer.takeRecords())
    return sum < 0.005 ? [] : seen
  })

  function record(entries: readonly PerformanceEntry[]) {
    for (const entry of entries) {
      const sources: unknown = Reflect.get(entry, 'sources')
      const moved = Array.isArray(sources) ? sources.map((source) => source.node) : []
      const names = moved.map((node) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : String(node),
      )
      const value = Number(Reflect.get(entry, 'value'))
      sum += value
      seen.push(`${value}: ${names.join(' | ')}`)
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
