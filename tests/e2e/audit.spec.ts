import type { Page } from '@playwright/test'
import { checkers } from './audit/checkers.ts'
import { states, type State } from './audit/states.ts'
import { expect, hydrated, site } from './support/site.ts'
import { test } from './support/audited.ts'

for (const { path } of site.addresses) {
  test(`${path} is accessible in every state`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto(path)
    await hydrated(page)
    for (const state of states) await checkState(page, path, state)
  })
}

async function checkState(page: Page, path: string, state: State) {
  const { name, widths, height = 800, depthAt, enter, leave } = state
  const [first = 1440] = widths
  if (depthAt(path, true) === 'none') return
  await resize(page, { width: first, height })
  await enter?.(page, path)
  for (const width of widths) {
    await resize(page, { width, height })
    for (const check of checkers[depthAt(path, width === first)]) {
      expect.soft(await check(page, state), `${name} at ${width} px`).toEqual([])
    }
  }
  await leave?.(page, path)
}

type Size = { readonly width: number; readonly height: number }

/** Gives the window a size, scrolls to the top, where the header covers nothing, and waits for the end of all changes. */
async function resize(page: Page, size: Size) {
  await page.setViewportSize(size)
  await page.evaluate(async ({ width, height }) => {
    scrollTo(0, 0)
    let quiet = 0
    const observer = new MutationObserver(() => (quiet = 0))
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    while (quiet < 4) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      // On a busy machine the window takes its time to change.
      quiet = innerWidth === width && innerHeight === height ? quiet + 1 : 0
    }
    observer.disconnect()
  }, size)
}
