import type { Page } from '@playwright/test'

/**
 * Prepares an open page for a screenshot that is always the same: waits for hydration, the font and all
 * images, and disables animations and transitions.
 */
export async function stabilizePage(page: Page): Promise<void> {
  await page.addStyleTag({ content: NO_MOTION })
  await page.waitForFunction(() => {
    const main = document.querySelector('main > *')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ])
    scrollTo(0, 0)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Disables animations and transitions, and hides the blinking caret. */
const NO_MOTION = `*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
}`
