import { judges } from './audit/judges.ts'
import { states } from './audit/states.ts'
import { expect, hydrated, site } from './support/site.ts'
import { test } from './support/audited.ts'

for (const { path } of site.addresses) {
  test(`${path} is accessible in every state`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto(path)
    await hydrated(page)
    for (const state of states) {
      const { name, widths, height = 800, isAt, enter, leave } = state
      if (isAt !== undefined && !isAt(path)) continue
      const [first = 1440] = widths
      await page.setViewportSize({ width: first, height })
      await page.evaluate(settle, first)
      await enter?.(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height })
        await page.evaluate(settle, width)
        for (const judge of Object.values(judges)) {
          expect.soft(await judge(page, state), `${name} at ${width} px`).toEqual([])
        }
      }
      await leave?.(page, path)
    }
  })
}

/** Back to the top, where the header lies over nothing, and drawn at the width to the end. */
async function settle(width: number) {
  scrollTo(0, 0)
  let quiet = 0
  const watch = new MutationObserver(() => (quiet = 0))
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  while (quiet < 4) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    // On a busy machine the window takes its time to change.
    quiet = innerWidth === width ? quiet + 1 : 0
  }
  watch.disconnect()
}
