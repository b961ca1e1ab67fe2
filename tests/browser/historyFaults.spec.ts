import { follow } from './support/links.ts'
import { countPageLoads, target } from './support/pageScript.ts'
import { desktopMenu } from './support/menu.ts'
import { titleAt } from './support/manifest.ts'
import { followRequests } from './support/requests.ts'
import { expect, open, site, test } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.beforeEach(() => void target())

const STATES: readonly (readonly [string, unknown])[] = [
  ['out of range', { __TSR_index: 9999, key: 'x', __TSR_key: 'x' }],
  ['negative', { __TSR_index: -5, key: 'x' }],
  ['not a number', { __TSR_index: 'many' }],
  ['another program’s', { usr: null, key: 7, idx: [] }],
  ['text', 'text'],
  ['nothing', null],
]

for (const [name, state] of STATES) {
  test(`C12: back and forward work with a history state that is ${name}`, async ({ page }) => {
    await open(page, '/')
    await page.evaluate((one) => History.prototype.replaceState.call(history, one, ''), state)
    await follow(page, target().path)
    await expect(page).toHaveTitle(titleAt(target().path))
    await page.goBack()
    await expect(page).toHaveTitle(titleAt('/'))
    await page.goForward()
    await expect(page).toHaveTitle(titleAt(target().path))
    await page.goBack()
    await page.reload()
    await expect(page).toHaveTitle(titleAt('/'))
    await follow(page, target().path)
    await expect(page).toHaveTitle(titleAt(target().path))
  })
}

test('C13: if pushState throws, pages open with a full page load', async ({ page }) => {
  await page.addInitScript(() => {
    History.prototype.pushState = () => {
      throw new DOMException('Too many calls', 'SecurityError')
    }
  })
  await open(page, '/')
  const count = countPageLoads(page)
  for (const path of [target().path, '/']) {
    await follow(page, path)
    await expect(page).toHaveTitle(titleAt(path))
    await expect(page).toHaveURL(path)
  }
  expect(count.pageLoads).toBe(2)
})

test('C13: if replaceState throws, too, the page still works', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Too many calls', 'SecurityError')
    }
    Object.assign(History.prototype, { pushState: refuse, replaceState: refuse })
  })
  await open(page, '/')
  await follow(page, target().path)
  await expect(page).toHaveTitle(titleAt(target().path))
  await expect(page).toHaveURL(target().path)
})

test('C14: after fifty fast clicks, the last one wins', async ({ page }) => {
  const requests = followRequests(page)
  await open(page, '/')
  const paths = await desktopMenu(page)
    .locator('a[href^="/"]:not([target])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const clicks = Array.from({ length: 50 }, (_, at) => paths[(at * 7) % paths.length] ?? '/')
  const last = clicks.at(-1) ?? ''
  await desktopMenu(page).evaluate((nav, all) => {
    for (const path of all) nav.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
  }, clicks)
  await expect(page).toHaveURL(last)
  await expect(page).toHaveTitle(titleAt(last))
  await requests.settled()
  await expect(page).toHaveURL(last)
  await expect(page).toHaveTitle(titleAt(last))
  const shown = await page.locator('h1').textContent()
  await page.reload()
  await expect(page.locator('h1')).toHaveText(shown ?? '')
  expect(site.pages.some(({ path }) => path === last)).toBe(true)
})
