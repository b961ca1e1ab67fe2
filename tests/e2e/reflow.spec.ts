import { expect, open, site, test } from './support/site.ts'

const WIDTHS = [320, 390, 1440]

for (const { path } of site.addresses) {
  test(`${path} fits narrow and wide windows`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS[0] ?? 320, height: 700 })
    await open(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 })
      expect(await page.evaluate(overflowing), `at ${width} px`).toEqual([])
      expect(await page.evaluate(cutHeadings), `at ${width} px`).toEqual([])
      expect(await page.evaluate(smallTargets), `at ${width} px`).toEqual([])
    }
  })
}

/** What reaches beyond the window's width, and nothing around it scrolls. */
function overflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const wide = scrollWidth > clientWidth ? [`document: ${scrollWidth}`] : []
  const reaching = [
    ...document.querySelectorAll(
      'body :is(h1, h2, h3, h4, p, a, li, dt, dd, button, input, textarea, label, img, svg)',
    ),
  ]
    .filter(
      (one) => one.checkVisibility() && one.closest('[aria-hidden], [aria-live], dialog') === null,
    )
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect()
      return width > 1 && (left < -1 || right > clientWidth + 1)
    })
  return [...wide, ...reaching.map((one) => `${one.tagName}: ${one.textContent}`)]
}

/** Headings of which a part is cut off, by themselves or by what is around them. */
function cutHeadings(): string[] {
  return [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      const words = range.getBoundingClientRect()
      for (
        let box: Element | null = one;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        if (getComputedStyle(box).overflowX === 'visible') continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (words.left < left - 1 || words.right > right + 1) return true
        if (words.top < top - 1 || words.bottom > bottom + 1) return true
      }
      return words.left < -1 || words.right > document.documentElement.clientWidth + 1
    })
    .map((one) => one.textContent ?? '')
}

/** What is too small to press: less than 24 pixels high or wide, links within text not counted. */
function smallTargets(): string[] {
  return [...document.querySelectorAll('a, button, input, select, textarea')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => getComputedStyle(one).display !== 'inline')
    .filter((one) => {
      const target = one instanceof HTMLInputElement ? (one.labels?.[0] ?? one) : one
      const { width, height } = target.getBoundingClientRect()
      return width < 23.9 || height < 23.9
    })
    .map((one) => one.outerHTML)
}
