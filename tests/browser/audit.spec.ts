import type { Page } from '@playwright/test'
import { auditedPaths } from './audit/auditedPaths.ts'
import { checkers } from './audit/checkers.ts'
import { states, type State } from './audit/states.ts'
import { expect, waitForHydration } from './support/site.ts'
import { test } from './support/auditTest.ts'
import { sectionsInTitle } from './support/samplePaths.ts'
import { resize, type WindowSize } from './support/window.ts'

for (const path of auditedPaths) {
  test(`${path} is accessible and valid in every state${sectionsInTitle(path)}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.goto(path)
    await waitForHydration(page)
    for (const state of states) await checkState(page, path, state)
  })
}

async function checkState(page: Page, path: string, state: State) {
  const { name, height = 800, isAt, depthAt, enter, leave } = state
  if (isAt?.(path) === false) return
  const widths = state.widths.filter((width) => depthAt(path, width) !== 'none')
  // Changing the width is slow, so the current width comes first.
  const ordered = widths.toSorted((a, b) => distance(page, a) - distance(page, b))
  const [first] = ordered
  if (first === undefined) return
  await resizeOnce(page, { width: first, height })
  await enter?.(page, path)
  for (const width of ordered) {
    await resizeOnce(page, { width, height })
    await page.evaluate(settle)
    for (const check of checkers[depthAt(path, width)]) {
      expect.soft(await check(page, state), `${name} at ${width} px`).toEqual([])
    }
  }
  await leave?.(page, path)
}

const distance = (page: Page, width: number) => Math.abs((page.viewportSize()?.width ?? 0) - width)

async function resizeOnce(page: Page, size: WindowSize) {
  const current = page.viewportSize()
  if (current?.width !== size.width || current.height !== size.height) await resize(page, size)
}

/** Scrolls to the top, where the header covers nothing, and waits until the page is stable. */
async function settle() {
  scrollTo(0, 0)
  let quiet = 0
  const observer = new MutationObserver(() => (quiet = 0))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  while (quiet < 4) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    quiet += 1
  }
  observer.disconnect()
}
