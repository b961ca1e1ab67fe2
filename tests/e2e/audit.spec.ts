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
        // The header would lie over what is further down.
        await page.evaluate(() => scrollTo(0, 0))
        for (const judge of Object.values(judges)) {
          expect.soft(await judge(page, state), `${name} at ${width} px`).toEqual([])
        }
      }
      await leave?.(page, path)
    }
  })
}
