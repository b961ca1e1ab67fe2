import { product } from '../../generated/site.gen.ts'
import { titleAt } from '../browser/support/manifest.ts'
import { desktopMenu } from '../browser/support/menu.ts'
import { followRequests } from '../browser/support/requests.ts'
import { expect, open, site, test } from '../browser/support/site.ts'
import { resize } from '../browser/support/window.ts'

// Hundreds of page changes: no transitions, and a small window that paints faster.
test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 200 } })

/** The time limit for a page change. Milliseconds. */
const LONGEST = 20_000

test('every page can be reached from every other page without a page load', async ({ page }) => {
  test.setTimeout(600_000)
  const titles = site.pages.map(({ path, title }) => [path, `${product.name} | ${title}`] as const)
  await open(page, '/')
  const arrived = await page.evaluate(
    async ([all, longest]) => {
      const found: string[] = []
      for (const [index, one] of all.entries()) {
        for (const other of all.slice(index + 1)) {
          found.push(await go(one), await go(other))
        }
      }
      return found

      /** Opens a path and returns the problems of the resulting page. */
      async function go([path, title]: readonly [string, string]) {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
        const headings = () => document.querySelectorAll('h1').length
        const isThere = () => document.title === title && headings() === 1
        for (const start = performance.now(); performance.now() - start < longest;) {
          if (isThere()) return ''
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        return `${path}: ${document.title}, ${headings()} × h1`
      }
    },
    [titles, LONGEST] as const,
  )
  expect(arrived).toHaveLength(site.pages.length * (site.pages.length - 1))
  expect(arrived.filter((fault) => fault !== '')).toEqual([])
})

test('C14: after fifty fast clicks, the last one wins', async ({ page }) => {
  await resize(page, { width: 1440, height: 900 })
  const requests = followRequests(page)
  await open(page, '/')
  const links = await desktopMenu(page)
    .locator('a[href^="/"]:not([target])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const clicks = Array.from({ length: 50 }, (_, at) => links[(at * 7) % links.length] ?? '/')
  const last = clicks.at(-1) ?? ''
  await desktopMenu(page).evaluate((nav, all) => {
    for (const path of all) nav.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
  }, clicks)
  await expect(page).toHaveTitle(titleAt(last))
  await requests.settled()
  await expect(page).toHaveURL(last)
  await expect(page).toHaveTitle(titleAt(last))
  const shown = await page.locator('h1').textContent()
  await page.reload()
  await expect(page.locator('h1')).toHaveText(shown ?? '')
})
