import type { Page } from '@playwright/test'
import { expect, test } from './support/expectedErrors.ts'
import { follow } from './support/links.ts'
import { manifest, titleAt } from './support/manifest.ts'
import { desktopMenu, openWithRow } from './support/menu.ts'
import {
  countPageLoads,
  ERROR_HEADING,
  heading,
  linkToTarget,
  pageScript,
  replacePage,
  target,
} from './support/pageScript.ts'
import { followRequests } from './support/requests.ts'

test.use({ viewport: { width: 1440, height: 900 }, savesData: true })

const { errorPage } = manifest.texts

/** Class components without an import of React. */
const BROKEN_EFFECT = `
  function Page() {}
  Page.prototype.isReactComponent = {}
  Page.prototype.render = () => h('p', { children: 'Not for long' })
  Page.prototype.componentDidMount = () => { throw new Error('broken') }`

const BROKEN_HANDLER = `
  const press = () => { throw new Error('broken') }
  const Page = () => h('button', { onClick: press, children: 'Break' })`

const ERRORS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['C11: offline, the script cannot be loaded', (page) => page.context().setOffline(true)],
  [
    'C8: an error during rendering',
    (page) => replacePage(page, 'const Page = () => { throw new Error("broken") }'),
  ],
  ['C9: an error in an effect', (page) => replacePage(page, BROKEN_EFFECT)],
]

test('C8, C9, C11: errors show the error page with header and footer; C10: an error in an event handler does not', async ({
  page,
  expectError,
}) => {
  const { path } = target()
  expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload CSS/)
  expectError(/broken/)
  expectError(/The page could not be shown/)
  const requests = followRequests(page)
  for (const [name, breakPage] of ERRORS) {
    await test.step(name, async () => {
      await openWithRow(page)
      const count = countPageLoads(page)
      await breakPage(page)
      await linkToTarget(page).click()
      await expect(heading(page)).toHaveText(ERROR_HEADING)
      await expect(heading(page)).toBeFocused()
      await expect(page.locator('[aria-live="assertive"]')).toHaveText(await page.title())
      await expect(page).toHaveTitle(/\S/)
      await expect(page).toHaveURL(path)
      await expect(desktopMenu(page)).toBeVisible()
      await expect(page.locator('footer')).toContainText(manifest.footer.summary)
      await requests.settled()
      expect(count.pageLoads).toBe(0)
      await page.context().setOffline(false)
      if (name.startsWith('C9')) {
        await page.locator('main').getByRole('link', { name: errorPage.home }).click()
        await expect(page).toHaveTitle(titleAt('/'))
        await expect(heading(page)).not.toHaveText(ERROR_HEADING)
        return
      }
      await page.unroute(pageScript())
      await page.locator('main').getByRole('button', { name: errorPage.reload }).click()
      await expect(page).toHaveTitle(titleAt(path))
      await expect(heading(page)).not.toHaveText(ERROR_HEADING)
    })
  }
  await page.unroute(pageScript())
  await openWithRow(page)
  await replacePage(page, BROKEN_HANDLER)
  await linkToTarget(page).click()
  const button = page.getByRole('button', { name: 'Break' })
  await button.click()
  await expect(button).toBeVisible()
  await expect(page.locator('footer')).toContainText(manifest.footer.summary)
  await follow(page, '/')
})
