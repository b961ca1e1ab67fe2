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
  const { name, height = 800, depthAt, enter, leave } = state
  const widths = state.widths.filter((width) => depthAt(path, width) !== 'none')
  // To lay out a page for another width takes long: the width that the window has is the first.
  const ordered = widths.toSorted((a, b) => distance(page, a) - distance(page, b))
  const [first] = ordered
  if (first === undefined) return
  // What the state before has left is laid out together with what this one changes.
  if (!hasSize(page, { width: first, height })) await resize(page, { width: first, height })
  await enter?.(page, path)
  for (const width of ordered) {
    await resize(page, { width, height })
    for (const check of checkers[depthAt(path, width)]) {
      expect.soft(await check(page, state), `${name} at ${width} px`).toEqual([])
    }
  }
  await leave?.(page, path)
}

const distance = (page: Page, width: number) => Math.abs((page.viewportSize()?.width ?? 0) - width)

function hasSize(page: Page, { width, height }: Size): boolean {
  const current = page.viewportSize()
  return current?.width === width && current.height === height
}

type Size = { readonly width: number; readonly height: number }

/** Gives the window a size, scrolls to the top, where the header covers nothing, and waits for the end of all changes. */
async function resize(page: Page, size: Size) {
  if (!hasSize(page, size)) await page.setViewportSize(size)
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
