import { expect, site, test } from './support/site.ts'
import { product } from '../../generated/site.gen.ts'

test.use({ javaScriptEnabled: false })

for (const { path, title } of site.addresses) {
  test(`${path} is complete as it is sent`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(`${product.name} | ${title}`)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('header nav[aria-label="Main"] a').first()).toBeVisible()
    await expect(page.locator('footer address')).toBeVisible()
    await expect(page.locator('main section').first()).toBeVisible()
  })
}
