import type { Page, Route } from '@playwright/test'
import { desktopMenu, menu } from './support/menu.ts'
import { titleAt } from './support/place.ts'
import { expect, test } from './support/faulty.ts'
import { hydrated, open, site } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** A page that the bar leads to, and its script. */
const { path, id } = site.addresses.find(
  (one) => one.path !== '/' && menu.some(({ to, target }) => to === one.path && !target),
) ?? { path: '', id: '' }
const CHUNK = new RegExp(`/assets/${id}\\.gen-[^/]*\\.js`)

const ERROR = 'This page could not be shown'

const link = (page: Page) => desktopMenu(page).locator(`a[href="${path}"]`).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Counts the documents that a page has loaded since. */
function countDocuments(page: Page) {
  const count = { documents: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.documents += 1
  })
  return count
}

const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>, RegExp])[] = [
  ['C1: 404', (route) => route.fulfill({ status: 404, body: '' }), /status of 404/],
  ['C2: 503', (route) => route.fulfill({ status: 503, body: '' }), /status of 503/],
  ['C3: HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }), /MIME type/],
  ['C4: cut off', cutOff, /SyntaxError/],
  ['reset', (route) => route.abort('connectionreset'), /ERR_CONNECTION_RESET/],
]

for (const [name, answer, logged] of FAULTS) {
  test(`${name}: the page comes as a document, once`, async ({ page, expectTrouble }) => {
    expectTrouble(logged)
    expectTrouble(/The script of this page could not be loaded/)
    await open(page, '/')
    const count = countDocuments(page)
    await page.route(CHUNK, answer)
    await link(page).click()
    await expect(page).toHaveTitle(titleAt(path))
    await expect(heading(page)).not.toHaveText(ERROR)
    await page.waitForTimeout(1500)
    expect(count.documents).toBe(1)
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toBeVisible()
    await expect(heading(page)).not.toHaveText(ERROR)
    await desktopMenu(page).locator('a[href="/"]').first().click()
    await expect(page).toHaveTitle(titleAt('/'))
  })
}

test('after a new deployment, the page is alive again', async ({ page, expectTrouble }) => {
  expectTrouble(/status of 404/)
  expectTrouble(/The script of this page could not be loaded/)
  await open(page, '/')
  const count = countDocuments(page)
  await page.route(CHUNK, (route) =>
    count.documents === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await link(page).click()
  await expect(page).toHaveTitle(titleAt(path))
  await hydrated(page)
  await page.waitForTimeout(500)
  expect(count.documents).toBe(1)
})

test('C1: a document whose script is gone stays as it was sent', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/status of 404/)
  expectTrouble(/The script of this page could not be loaded/)
  await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(path)
  const count = countDocuments(page)
  await page.waitForTimeout(2000)
  expect(count.documents).toBe(0)
  await expect(page).toHaveTitle(titleAt(path))
  await expect(heading(page)).not.toHaveText(ERROR)
  await desktopMenu(page).locator('a[href="/"]').first().click()
  await expect(page).toHaveTitle(titleAt('/'))
})

const SHOWN: readonly (readonly [string, (page: Page) => Promise<void>, RegExp])[] = [
  [
    'offline',
    (page) => page.context().setOffline(true),
    /ERR_INTERNET_DISCONNECTED|Unable to preload CSS/,
  ],
  ['C8: a throw in render', breakPage, /error: broken|Error: broken/],
]

for (const [name, harm, logged] of SHOWN) {
  test(`${name}: the error page inside header and footer`, async ({ page, expectTrouble }) => {
    expectTrouble(logged)
    expectTrouble(/The page could not be shown/)
    await open(page, '/')
    const count = countDocuments(page)
    await harm(page)
    await link(page).click()
    await expect(heading(page)).toHaveText(ERROR)
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('[aria-live="assertive"]')).toHaveText(await page.title())
    await expect(page).toHaveTitle(/\S/)
    await expect(page).toHaveURL(path)
    await expect(desktopMenu(page)).toBeVisible()
    await expect(page.locator('footer address')).toBeVisible()
    await page.waitForTimeout(1000)
    expect(count.documents).toBe(0)
    await page.context().setOffline(false)
    await page.unroute(CHUNK)
    await page.locator('main').getByRole('button', { name: 'Reload the page' }).click()
    await expect(page).toHaveTitle(titleAt(path))
    await expect(heading(page)).not.toHaveText(ERROR)
  })
}

test('the error page leads home', async ({ page, expectTrouble }) => {
  expectTrouble(/broken/)
  await open(page, '/')
  await breakPage(page)
  await link(page).click()
  await page.locator('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(titleAt('/'))
  await expect(heading(page)).not.toHaveText(ERROR)
})

async function cutOff(route: Route) {
  const response = await route.fetch()
  await route.fulfill({ response, body: (await response.text()).slice(0, 200) })
}

/** Puts a page in place of the real one that cannot be drawn. */
async function breakPage(page: Page) {
  const meta = { path, title: 'Broken', description: 'Broken', indexed: true }
  const body = [
    `const page = ${JSON.stringify(meta)}`,
    'const Page = () => { throw new Error("broken") }',
    'export { page, Page }',
  ].join('\n')
  await page.route(CHUNK, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}
