import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds wrong in a part of a page, contrast included: its rules and where they are broken. */
export async function violations(page: Page, selector: string): Promise<readonly string[]> {
  // In the page's own world, and not as an element: the policy has no say in it.
  await page.evaluate(axe.source)
  return page.evaluate(async (within) => {
    const part = document.querySelector(within)
    const run: unknown = Reflect.get(window, 'axe')
    if (part === null || typeof run !== 'object' || run === null) return ['nothing to look at']
    const found: typeof axe = Object.assign(Object.create(null), run)
    const { violations } = await found.run(part)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, selector)
}
