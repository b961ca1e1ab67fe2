import { product } from '../../generated/site.gen.ts'
import { expect, open, site, test } from '../browser/support/site.ts'

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
