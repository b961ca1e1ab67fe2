import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The axe violations in a part of a page: rule and HTML. */
export async function violations(page: Page, selector: string): Promise<readonly string[]> {
  // `evaluate` is not subject to the Content Security Policy.
  await page.evaluate(axe.source)
  return page.evaluate(async (within) => {
    const part = document.querySelector(within)
    const run: unknown = Reflect.get(window, 'axe')
    if (part === null || typeof run !== 'object' || run === null) return ['no element']
    const found: typeof axe = Object.assign(Object.create(null), run)
    const { violations } = await found.run(part)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, selector)
}
