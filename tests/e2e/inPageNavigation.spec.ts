import { product } from '../../generated/site.gen.ts'
import { expect, open, site, test } from './support/site.ts'

// Hundreds of page changes: transitions have tests of their own, and a small window paints faster.
test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 200 } })

/** How long a page may take to be there. Milliseconds. */
const LONGEST = 20_000

test('every page is reached from every other one, in one document', async ({ page }) => {
  test.setTimeout(600_000)
  const titles = site.addresses.map(
    ({ path, title }) => [path, `${product.name} | ${title}`] as const,
  )
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

      /** Goes to an address and says what is wrong with what stands there in the end. */
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
  expect(arrived).toHaveLength(site.addresses.length * (site.addresses.length - 1))
  expect(arrived.filter((fault) => fault !== '')).toEqual([])
})
