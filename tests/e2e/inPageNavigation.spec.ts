import { product } from '../../generated/site.gen.ts'
import { expect, open, site, test, type SiteAddress } from './support/site.ts'

// 650 changes of page: their transitions are looked at elsewhere.
test.use({ reducedMotion: 'reduce' })

test('every page is reached from every other one, in one document', async ({ page }) => {
  test.setTimeout(600_000)
  await open(page, '/')
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  for (const [index, one] of site.addresses.entries()) {
    for (const other of site.addresses.slice(index + 1)) {
      await go(one)
      await go(other)
    }
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)

  async function go({ path, title }: SiteAddress) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page).toHaveTitle(`${product.name} | ${title}`)
    await expect(page.locator('h1')).toHaveCount(1)
  }
})
