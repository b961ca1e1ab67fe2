import type { Page, Route } from '@playwright/test'
import {
  CHUNK,
  countDocuments,
  cutOff,
  ERROR,
  heading,
  linkToTarget as link,
  replacePage,
  target,
} from './support/code.ts'
import { desktopMenu } from './support/menu.ts'
import { titleAt } from './support/place.ts'
import { expect, test } from './support/faulty.ts'
import { followRequests } from './support/requests.ts'
import { hydrated, open } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const { path } = target
const NOT_LOADED = /The script of this page could not be loaded/

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
    expectTrouble(NOT_LOADED)
    const requests = followRequests(page)
    await open(page, '/')
    const count = countDocuments(page)
    await page.route(CHUNK, answer)
    await link(page).click()
    await expect(page).toHaveTitle(titleAt(path))
    await expect(heading(page)).not.toHaveText(ERROR)
    await requests.settled()
    expect(count.documents).toBe(1)
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toBeVisible()
    await expect(heading(page)).not.toHaveText(ERROR)
    await desktopMenu(page).locator('a[href="/"]').first().click()
    await expect(page).toHaveTitle(titleAt('/'))
  })
}

test('C7: after a new deployment, the page is alive again', async ({ page, expectTrouble }) => {
  expectTrouble(/status of 404/)
  expectTrouble(NOT_LOADED)
  const requests = followRequests(page)
  await open(page, '/')
  const count = countDocuments(page)
  await page.route(CHUNK, (route) =>
    count.documents === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await link(page).click()
  await expect(page).toHaveTitle(titleAt(path))
  await hydrated(page)
  await requests.settled()
  expect(count.documents).toBe(1)
})

test('C1: a document whose script is gone stays as it was sent', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/status of 404/)
  expectTrouble(NOT_LOADED)
  await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: '' }))
  const requests = followRequests(page)
  const failed = page.waitForEvent('console', (message) => NOT_LOADED.test(message.text()))
  await page.goto(path)
  const count = countDocuments(page)
  await failed
  await requests.settled()
  expect(count.documents).toBe(0)
  await expect(page).toHaveTitle(titleAt(path))
  await expect(heading(page)).not.toHaveText(ERROR)
  await desktopMenu(page).locator('a[href="/"]').first().click()
  await expect(page).toHaveTitle(titleAt('/'))
})

/** Puts a page in place of the real one that cannot be drawn. */
const breakPage = (page: Page) =>
  replacePage(page, 'const Page = () => { throw new Error("broken") }')

/** A class component needs nothing of React: only the mark on its prototype. */
const BROKEN_EFFECT = `
  function Page() {}
  Page.prototype.isReactComponent = {}
  Page.prototype.render = () => h('p', { children: 'Not for long' })
  Page.prototype.componentDidMount = () => { throw new Error('broken') }`

const SHOWN: readonly (readonly [string, (page: Page) => Promise<void>, RegExp])[] = [
  [
    'C11: no way to load it, offline',
    (page) => page.context().setOffline(true),
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload CSS/,
  ],
  ['C8: a throw in render', breakPage, /error: broken|Error: broken/],
  [
    'C9: a throw in an effect',
    (page) => replacePage(page, BROKEN_EFFECT),
    /error: broken|Error: broken/,
  ],
]

for (const [name, harm, logged] of SHOWN) {
  test(`${name}: the error page inside header and footer`, async ({ page, expectTrouble }) => {
    expectTrouble(logged)
    expectTrouble(/The page could not be shown/)
    const requests = followRequests(page)
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
    await requests.settled()
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
