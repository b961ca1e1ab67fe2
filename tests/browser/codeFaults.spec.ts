import {
  countPageLoads,
  ERROR_HEADING,
  heading,
  linkToTarget,
  pageScript,
  replacePage,
  target,
} from './support/pageScript.ts'
import { expect, test } from './support/expectedErrors.ts'
import { formOn } from './support/formOn.ts'
import { formWith } from './support/forms.ts'
import { follow, pageBesides } from './support/links.ts'
import { heroWithImages, manifest, titleAt } from './support/manifest.ts'
import { followRequests } from './support/requests.ts'
import { waitForHydration, open } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const STYLE = /\/assets\/[^/]*\.css$/

test('C5: a page with a missing style sheet is shown after at most one full page load', async ({
  page,
  expectError,
}) => {
  const form = formWith()
  const start = pageBesides(form.path)
  expectError(/status of 404/)
  expectError(/The script of this page could not be loaded/)
  const requests = followRequests(page)
  await open(page, start)
  const there = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const count = countPageLoads(page)
  let missing = 0
  await page.route(STYLE, (route) => {
    if (there.includes(new URL(route.request().url()).pathname)) return route.continue()
    missing += 1
    return route.fulfill({ status: 404, body: '' })
  })
  // A page with a style sheet that the current page has not loaded.
  await page.locator(`a[href="${form.path}"]`).filter({ visible: true }).first().click()
  await expect(page).toHaveTitle(titleAt(form.path))
  await expect(heading(page)).not.toHaveText(ERROR_HEADING)
  await waitForHydration(page)
  await expect(formOn(page, form).root).toBeVisible()
  await requests.settled()
  expect(missing).toBeGreaterThan(0)
  expect(count.pageLoads).toBeLessThanOrEqual(1)
  await expect(heading(page)).not.toHaveText(ERROR_HEADING)
})

test('C5: if preloading a style sheet failed, the page opens with a full page load and its styles', async ({
  page,
  expectError,
}) => {
  const form = formWith()
  const start = pageBesides(form.path)
  expectError(/status of 404/)
  expectError(/The script of this page could not be loaded/)
  const requests = followRequests(page)
  await open(page, start)
  const count = countPageLoads(page)
  await page.route(STYLE, (route) => route.fulfill({ status: 404, body: '' }))
  const failed = page.waitForResponse((response) => response.status() === 404)
  const link = page.locator(`a[href="${form.path}"]`).filter({ visible: true }).first()
  await link.hover()
  await failed
  await requests.settled()
  await page.unroute(STYLE)
  await link.click()
  await expect(page).toHaveTitle(titleAt(form.path))
  await waitForHydration(page)
  expect(count.pageLoads).toBe(1)
  await expect(heading(page)).not.toHaveText(ERROR_HEADING)
})

test('C5: missing decorative code causes no full page load', async ({ page, expectError }) => {
  const { path } = heroWithImages()
  expectError(/status of 404/)
  const code = /\/assets\/RotatingImages-[^/]*\.css$/
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
  const failed = page.waitForResponse(code)
  const requests = followRequests(page)
  await page.goto(path)
  const count = countPageLoads(page)
  await failed
  await requests.settled()
  expect(count.pageLoads).toBe(0)
  await expect(heading(page)).not.toHaveText(ERROR_HEADING)
})

test('C6: an old document without its files stays prerendered, and its links work', async ({
  page,
  expectError,
}) => {
  const { path } = target()
  expectError(/status of 404/)
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      /(\/assets\/[\w.-]*?)-[\w-]{8}\.(js|css)/g,
      '$1-0000old0.$2',
    )
    await route.fulfill({ response, body })
  })
  await page.route(/-0000old0\./, (route) => route.fulfill({ status: 404, body: '' }))
  const requests = followRequests(page)
  await page.clock.install()
  await page.goto(path)
  const count = countPageLoads(page)
  await requests.settledAfterTimers()
  expect(count.pageLoads).toBe(0)
  await expect(page).toHaveTitle(titleAt(path))
  await expect(heading(page)).toBeVisible()
  await page.locator('a[href="/"]').first().click()
  await waitForHydration(page)
  await expect(page).toHaveTitle(titleAt('/'))
  expect(count.pageLoads).toBe(1)
})

test('C10: an error in an event handler changes nothing on the page', async ({
  page,
  expectError,
}) => {
  target()
  expectError(/error: broken/)
  await open(page, '/')
  await replacePage(
    page,
    `const press = () => { throw new Error('broken') }
     const Page = () => h('button', { onClick: press, children: 'Break' })`,
  )
  await linkToTarget(page).click()
  const button = page.getByRole('button', { name: 'Break' })
  await button.click()
  await expect(button).toBeVisible()
  await expect(page.locator('footer')).toContainText(manifest.footer.summary)
  await follow(page, '/')
})

test('C11: a page whose script throws opens with one full page load', async ({
  page,
  expectError,
}) => {
  const { path } = target()
  expectError(/The script of this page could not be loaded/)
  const requests = followRequests(page)
  await open(page, '/')
  const count = countPageLoads(page)
  await page.route(pageScript(), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  )
  await linkToTarget(page).click()
  await expect(page).toHaveTitle(titleAt(path))
  await requests.settled()
  expect(count.pageLoads).toBe(1)
  await expect(heading(page)).not.toHaveText(ERROR_HEADING)
  await follow(page, '/')
})

test('C11: a page whose preloaded script throws opens with a full page load', async ({
  page,
  expectError,
}) => {
  const { path } = target()
  expectError(/The script of this page could not be loaded/)
  await open(page, '/')
  const count = countPageLoads(page)
  let answer = () => {}
  const clicked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(pageScript(), async (route) => {
    await clicked
    await route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })
  })
  const requested = page.waitForRequest(pageScript())
  await linkToTarget(page).hover()
  await requested
  await linkToTarget(page).click()
  await expect(page).toHaveURL(path)
  answer()
  await expect(page).toHaveTitle(titleAt(path))
  await expect(heading(page)).not.toHaveText(ERROR_HEADING)
  expect(count.pageLoads).toBe(1)
})
