import type { Page } from '@playwright/test'

/** The size of a window in CSS pixels. */
export type WindowSize = { readonly width: number; readonly height: number }

/**
 * Gives the window a size and waits until the page has it and has drawn a frame with it. On a busy
 * machine the page may still have the old size when `setViewportSize` returns. The page must be
 * able to run scripts.
 */
export async function resize(page: Page, size: WindowSize): Promise<void> {
  // oxlint-disable-next-line no-restricted-properties -- The one place that waits for it.
  await page.setViewportSize(size)
  await page.evaluate(drawn, size)
}

/** The callbacks of the first frame run before it is drawn, those of the second one after it. */
async function drawn({ width, height }: WindowSize) {
  for (let frames = 0; frames < 2;) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    frames = innerWidth === width && innerHeight === height ? frames + 1 : 0
  }
}

/** Sets the font size of the browser settings, which also changes `em` in media queries. Pixels. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** Scrolls to the top, where the header covers nothing, and waits until nothing has changed for four frames. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, 0)
    let quiet = 0
    const observer = new MutationObserver(() => (quiet = 0))
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    while (quiet < 4) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      quiet += 1
    }
    observer.disconnect()
  })
}
