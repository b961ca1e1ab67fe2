import type { Page } from '@playwright/test'

/**
 * Brings an opened page to rest, so that its picture is the same each time: the font is there, every
 * image is decoded, and what moves stands at its end.
 */
export async function atRest(page: Page): Promise<void> {
  await page.addStyleTag({ content: STILL })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ])
    scrollTo(0, 0)
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

/** The caret blinks; all else that moves is stopped at its end. */
const STILL = `*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
}`
