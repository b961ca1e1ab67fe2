import type { Page, Route } from '@playwright/test'
import {
  countPageLoads,
  truncateScript,
  ERROR_HEADING,
  heading,
  linkToTarget as link,
  pageScript,
  replacePage,
  target,
} from './support/pageScript.ts'
import { follow } from './support/links.ts'
import { manifest, titleAt } from './support/manifest.ts'
import { desktopMenu } from './support/menu.ts'
import { expect, test } from './support/expectedErrors.ts'
import { followRequests } from './support/requests.ts'
import { waitForHydration, open } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const { errorPage } = manifest.texts

test.beforeEach(() => void target())

const NOT_LOADED = /The script of this page could not be loaded/

const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>, RegExp])[] = [
  ['C1: 404', (route) => route.fulfill({ status: 404, body: '' }), /status of 404/],
  ['C2: 503', (route) => route.fulfill({ status: 503, body: '' }), /status of 503/],
  ['C3: HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }), /MIME type/],
  ['C4: cut off', truncateScript, /SyntaxError/],
  ['reset', (route) => route.abort('connectionreset'), /ERR_CONNECTION_RESET/],
]

for (const [name, answer, logged] of FAULTS) {
  test(`${name}: the page opens with one full page load`, async ({ page, expectError }) => {
    expectError(logged)
    expectError(NOT_LOADED)
    const requests = followRequests(page)
    await open(page, '/')
    const count = countPageLoads(page)
    await page.route(pageScript(), answer)
    await link(page).click()
    await expect(page).toHaveTitle(titleAt(target().path))
    await expect(heading(page)).not.toHaveText(ERROR_HEADING)
    await requests.settled()
    expect(count.pageLoads).toBe(1)
    await expect(page).toHaveURL(target().path)
    await expect(heading(page)).toBeVisible()
    await expect(heading(page)).not.toHaveText(ERROR_HEADING)
    await follow(page, '/')
  })
}

test('C7: after a new deployment, the page is hydrated after a reload', async ({
  page,
  expectError,
}) => {
  expectError(/status of 404/)
  expectError(NOT_LOADED)
  const requests = followRequests(page)
  await open(page, '/')
  const count = countPageLoads(page)
  await page.route(pageScript(), (route) =>
    count.pageLoads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await link(page).click()
  await expect(page).toHaveTitle(titleAt(target().path))
  await waitForHydration(page)
  await requests.settled()
  expect(count.pageLoads).toBe(1)
})

test('C1: a document without its script stays prerendered', async ({ page, expectError }) => {
  expectError(/status of 404/)
  expectError(NOT_LOADED)
  await page.route(pageScript(), (route) => route.fulfill({ status: 404, body: '' }))
  const requests = followRequests(page)
  const failed = page.waitForEvent('console', (message) => NOT_LOADED.test(message.text()))
  await page.goto(target().path)
  const count = countPageLoads(page)
  await failed
  await requests.settled()
  expect(count.pageLoads).toBe(0)
  await expect(page).toHaveTitle(titleAt(target().path))
  await expect(heading(page)).not.toHaveText(ERROR_HEADING)
  await follow(page, '/')
})

/** Replaces the page with one that throws during rendering. */
const breakPage = (page: Page) =>
  replacePage(page, 'const Page = () => { throw new Error("broken") }')

/** A class component without an import of React. */
const BROKEN_EFFECT = `
  function Page() {}
  Page.prototype.isReactComponent = {}
  Page.prototype.render = () => h('p', { children: 'Not for long' })
  Page.prototype.componentDidMount = () => { throw new Error('broken') }`

const ERRORS: readonly (readonly [string, (page: Page) => Promise<void>, RegExp])[] = [
  [
    'C11: offline, the script cannot be loaded',
    (page) => page.context().setOffline(true),
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload CSS/,
  ],
  ['C8: an error during rendering', breakPage, /error: broken|Error: broken/],
  [
    'C9: an error in an effect',
    (page) => replacePage(page, BROKEN_EFFECT),
    /error: broken|Error: broken/,
  ],
]

for (const [name, breakIt, logged] of ERRORS) {
  test(`${name}: shows the error page with header and footer`, async ({ page, expectError }) => {
    expectError(logged)
    expectError(/The page could not be shown/)
    const requests = followRequests(page)
    await open(page, '/')
    const count = countPageLoads(page)
    await breakIt(page)
    await link(page).click()
    await expect(heading(page)).toHaveText(ERROR_HEADING)
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('[aria-live="assertive"]')).toHaveText(await page.title())
    await expect(page).toHaveTitle(/\S/)
    await expect(page).toHaveURL(target().path)
    await expect(desktopMenu(page)).toBeVisible()
    await expect(page.locator('footer')).toContainText(manifest.footer.summary)
    await requests.settled()
    expect(count.pageLoads).toBe(0)
    await page.context().setOffline(false)
    await page.unroute(pageScript())
    await page.locator('main').getByRole('button', { name: errorPage.reload }).click()
    await expect(page).toHaveTitle(titleAt(target().path))
    await expect(heading(page)).not.toHaveText(ERROR_HEADING)
  })
}

test('the error page links to the home page', async ({ page, expectError }) => {
  expectError(/broken/)
  await open(page, '/')
  await breakPage(page)
  await link(page).click()
  await page.locator('main').getByRole('link', { name: errorPage.home }).click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(titleAt('/'))
  await expect(heading(page)).not.toHaveText(ERROR_HEADING)
})
