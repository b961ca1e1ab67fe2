import { chromium, type Browser, type Page } from '@playwright/test'
import { fullChromiumPath } from '../support/programs.ts'
import { fillAll } from '../browser/support/fillForm.ts'
import { formOn } from '../browser/support/formOn.ts'
import { forms } from '../browser/support/forms.ts'
import { interceptForms } from '../browser/support/formService.ts'
import { formTextsOf } from '../browser/support/formTexts.ts'
import { follow } from '../browser/support/links.ts'
import { declineConsent } from '../support/declineConsent.ts'
import { pathsOfAllKinds } from '../browser/support/samplePaths.ts'
import { expect, waitForHydration, site, test as base } from '../browser/support/site.ts'

/**
 * A browser with the back/forward cache, which Playwright disables by default. All tests share it, so
 * they run one after the other in one worker.
 */
const test = base.extend<{ page: Page }, { wholeBrowser: Browser }>({
  wholeBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern.
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: fullChromiumPath(),
        args: ['--no-sandbox'],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ baseURL, wholeBrowser }, use) => {
    const page = await wholeBrowser.newPage({ baseURL, viewport: { width: 1440, height: 900 } })
    await declineConsent(page.context())
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted)
      })
    })
    await use(page)
    await page.close()
  },
})

test.describe.configure({ mode: 'default' })

/** Opens another document and goes back. */
async function leaveAndReturn(page: Page, elsewhere: string) {
  await page.evaluate((to) => location.assign(to), elsewhere)
  await expect(page).toHaveURL(elsewhere)
  await page.waitForLoadState()
  // A restored page fires no load event to wait for.
  await page.goBack({ waitUntil: 'commit' })
}

test('C19: every kind of page is restored from the back/forward cache, and its links work', async ({
  page,
}) => {
  test.setTimeout(180_000)
  // Only the shell, a kind of section or a response header can prevent the back/forward cache.
  for (const { path } of site.pages) {
    const { 'cache-control': cached } = (await page.request.get(path)).headers()
    expect(cached, path).not.toContain('no-store')
  }
  for (const path of pathsOfAllKinds) {
    await page.goto(path)
    await waitForHydration(page)
    await leaveAndReturn(page, '/robots.txt')
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  }
  await follow(page, '/')
  await expect(page).toHaveURL('/')
  await expect(page.locator('h1')).toBeVisible()
})

for (const definition of forms) {
  const { id, path, status } = definition
  test(`C19: ${id} can be sent again after leaving the page during sending`, async ({ page }) => {
    const service = await interceptForms(page)
    await page.goto(path)
    await waitForHydration(page)
    await fillAll(page, definition)
    const form = formOn(page, definition)
    const release = service.hold()
    await form.button.click()
    await expect.poll(() => service.received.length).toBe(1)
    await leaveAndReturn(page, '/robots.txt')
    await expect(page).toHaveURL(path)
    release()
    await expect(form.status).not.toHaveText(status.sending)
    await fillAll(page, definition)
    await form.button.click()
    const again = page.getByRole('button', { name: formTextsOf(definition.site).sendAgain })
    await expect(again.or(form.status.getByText(status.sent))).toBeVisible()
    if (await again.isVisible()) await again.click()
    await expect(form.status).toHaveText(status.sent)
  })
}
