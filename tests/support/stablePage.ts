import type { Page } from '@playwright/test'

/**
 * Brings an opened page to rest, so that its picture is the same each time: the font is there, every
 * image is decoded, scripts have taken over, and what moves stands at its end.
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
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

/** The caret blinks; all else that moves is stopped at its end. */
const NO_MOTION = `*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
}`

/**
 * Lets pages wait for their font, however slow the machine: else what is pictured may be the one
 * that stands in for it. To be called before a page is opened.
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const reply = await route.fetch({ maxRedirects: 0 })
    // Its policy would refuse styles that are not as they were sent.
    const { 'content-security-policy': _, ...headers } = reply.headers()
    const body = (await reply.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replaceAll(/font-display:\s*optional/g, 'font-display:block')
    await route.fulfill({ response: reply, headers, body })
  })
}
