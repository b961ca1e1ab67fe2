import { titleAt } from '../browser/support/manifest.ts'
import { desktopMenu } from '../browser/support/menu.ts'
import { followRequests } from '../browser/support/requests.ts'
import { expect, open, test } from '../browser/support/site.ts'
import { resize } from '../browser/support/window.ts'

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
