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
      await page.setViewportSize({ width: widths[0] ?? 1440, height })
      await enter?.(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height })
        await page.evaluate(settle)
        for (const judge of Object.values(judges)) {
          expect.soft(await judge(page, state), `${name} at ${width} px`).toEqual([])
        }
      }
      await leave?.(page, path)
    }
  })
}

/** Back to the top, where the header lies over nothing, and drawn at the new width to the end. */
async function settle() {
  scrollTo(0, 0)
  let quiet = 0
  const watch = new MutationObserver(() => (quiet = 0))
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  for (; quiet < 4; quiet += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  watch.disconnect()
}
