import type { Page } from '@playwright/test'

/** A part of the page, in pixels from its top left corner. */
export type Clip = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * A screenshot of a part of a page, as PNG. The browser compresses it less than Playwright's
 * screenshots, which takes half the time. For images that are compared and not stored.
 */
export async function capture(page: Page, clip: Clip): Promise<Buffer> {
  // Wait until earlier changes are painted.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // Only if necessary, because it repaints the page.
    captureBeyondViewport: clip.y + clip.height > (page.viewportSize()?.height ?? 0),
    clip: { ...clip, scale: 1 },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}
