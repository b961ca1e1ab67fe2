import type { Browser, Page } from '@playwright/test'
import { TSX_NAME_HELPER, CPU_SLOWDOWN } from './visit.ts'

/** `hovered`: the link is hovered before the click, so that its page is preloaded. `cold`: it is not. */
export type Approach = 'hovered' | 'cold'

/** Measures the time from the click on a link to the painted heading of its page. Milliseconds. */
export async function clickToHeading(
  browser: Browser,
  origin: string,
  link: { readonly from: string; readonly to: string },
  approach: Approach,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(TSX_NAME_HELPER)
    await page.goto(origin + link.from, { waitUntil: 'networkidle' })
    await waitForHydration(page)
    if (approach === 'hovered') {
      await page.locator(`a[href="${link.to}"]:visible`).first().hover()
      await page.waitForTimeout(1500)
    }
    return await page.evaluate(clickAndMeasure, link.to)
  } finally {
    await context.close()
  }
}

/** From then on, the router handles clicks. */
const waitForHydration = (page: Page) =>
  page.waitForFunction(() => document.querySelector('script[type=speculationrules]') === null)

/** Runs in the page: clicks a link, and waits until the new heading is painted. */
function clickAndMeasure(to: string): Promise<number> {
  const before = document.querySelector('h1')?.textContent
  const links = [...document.querySelectorAll<HTMLElement>(`a[href="${to}"]`)]
  const link = links.find((one) => one.checkVisibility()) ?? links[0]
  return new Promise((resolve) => {
    const started = performance.now()
    link?.click()
    const check = () => {
      const heading = document.querySelector('h1')
      const isNew = heading !== null && heading.textContent !== before
      requestAnimationFrame(isNew ? painted : check)
    }
    const painted = () => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => resolve(performance.now() - started))
      channel.port1.start()
      channel.port2.postMessage(undefined)
    }
    requestAnimationFrame(check)
  })
}
