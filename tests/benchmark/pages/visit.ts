import type { Browser, CDPSession, Page } from '@playwright/test'

/** The measurements of one page load. */
export type Visit = {
  /** Transferred (compressed) bytes by kind of file. */
  readonly bytes: Readonly<Record<Kind, number>>
  readonly requests: number
  /** First Contentful Paint and Largest Contentful Paint. Milliseconds. */
  readonly firstPaint: number
  readonly largestPaint: number
  /** Total Blocking Time: the time beyond 50 ms of each task after the first paint. Milliseconds. */
  readonly blocked: number
  /** Cumulative Layout Shift. */
  readonly shift: number
  /** The longest task in the first five seconds. Milliseconds. */
  readonly longestTask: number
  /** How long after the first paint headings get the typeface of the brand. 0: at the first paint. Milliseconds. */
  readonly fallback: number
}

/** The kinds of files that a page loads. */
export const KINDS = ['html', 'script', 'style', 'image', 'font', 'other'] as const
export type Kind = (typeof KINDS)[number]

/** Lighthouse's phone and slow 4G connection, applied in the browser instead of simulated. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
export const CPU_SLOWDOWN = 4

/** How long a page is observed after it has loaded, to include requests of its scripts. Milliseconds. */
const OBSERVATION_TIME = { whole: 3000, plain: 1000 }

/** A helper that tsx adds calls of to nested functions. Functions that run in the page need it. */
export const TSX_NAME_HELPER = 'globalThis.__name = (one) => one'

/** Loads a page like a phone on the first visit, without interaction. */
export async function visit(
  browser: Browser,
  url: string,
  kind: keyof typeof OBSERVATION_TIME,
): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', SLOW_4G)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const traffic = countTraffic(protocol)
    await page.addInitScript(TSX_NAME_HELPER)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(OBSERVATION_TIME[kind])
    return { ...traffic, ...(await observed(page)) }
  } finally {
    await context.close()
  }
}

function countTraffic(protocol: CDPSession) {
  const kinds = new Map<string, Kind>()
  const bytes: Record<Kind, number> = { html: 0, script: 0, style: 0, image: 0, font: 0, other: 0 }
  const traffic = { bytes, requests: 0 }
  protocol.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.requests += 1
  })
  protocol.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, KIND_OF[type] ?? 'other')
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength
  })
  return traffic
}

const KIND_OF: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Font: 'font',
}

/** The values of the performance observers in the page. */
const observed = (page: Page) =>
  page.evaluate((): Omit<Visit, 'bytes' | 'requests'> => Reflect.get(window, 'observed'))

/** Runs in the page before its scripts. Starts the performance observers. */
function observe() {
  let loaded = Number.POSITIVE_INFINITY
  const seen = {
    firstPaint: 0,
    largestPaint: 0,
    blocked: 0,
    shift: 0,
    longestTask: 0,
    get fallback() {
      return Math.max(0, loaded - this.firstPaint)
    },
  }
  Reflect.set(window, 'observed', seen)
  document.addEventListener('DOMContentLoaded', async () => {
    await [...document.fonts].find(({ family }) => family.includes('Display'))?.loaded
    loaded = performance.now()
  })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  const numberOf = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name))
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  watch('layout-shift', (entry) => {
    seen.shift += numberOf(entry, 'value')
  })
  watch('longtask', (entry) => {
    const end = entry.startTime + entry.duration
    if (entry.startTime < 5000) seen.longestTask = Math.max(seen.longestTask, entry.duration)
    if (end > seen.firstPaint) seen.blocked += Math.max(0, entry.duration - 50)
  })
}
