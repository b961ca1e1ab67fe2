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
