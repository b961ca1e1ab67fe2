import type { Route } from '@playwright/test'
import { expect, test } from './support/expectedErrors.ts'
import { formOn } from './support/formOn.ts'
import { formWith } from './support/forms.ts'
import { follow, pageBesides } from './support/links.ts'
import { titleAt } from './support/manifest.ts'
import { openWithRow } from './support/menu.ts'
import {
  countPageLoads,
  ERROR_HEADING,
  heading,
  linkToTarget,
  pageScript,
  target,
  truncateScript,
} from './support/pageScript.ts'
import { followRequests } from './support/requests.ts'
import { open, waitForHydration } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 }, savesData: true })

const STYLE = /\/assets\/[^/]*\.css$/
const NOT_LOADED = /The script of this page could not be loaded/

const notFound = (route: Route) => route.fulfill({ status: 404, body: '' })
const throwing = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })

type Fault = readonly [string, (route: Route) => Promise<void>, RegExp?]

/** One reply for each step that can fail: loading, parsing and running the script. */
const FAULTS: readonly Fault[] = [
  ['C1, C2, C3: 404', notFound, /status of 404/],
  ['C4: cut off', truncateScript, /SyntaxError/],
  ['C11: throws', throwing],
]

/** The list of pages of a version with other code: it imports scripts with other names. */
const ofNewVersion = async (route: Route) => {
  const response = await route.fetch()
  const body = (await response.text()).replaceAll(/("\.\/assets\/shell-[^"]*\.js)"/g, '$1?new"')
  expect(body).toContain('.js?new"')
  await route.fulfill({ response, body })
}

for (const [what, script, faults] of [
  ['its script', pageScript, FAULTS],
  [
    'the list of pages',
    () => '/page-modules.js',
    [
      ['C1: 404', notFound, /status of 404/],
      ['C7: new version', ofNewVersion],
    ],
  ],
] satisfies readonly (readonly [string, () => string | RegExp, readonly Fault[]])[]) {
  test(`a page opens with one full page load if ${what} is missing or faulty`, async ({
    page,
    expectError,
  }) => {
    const { path } = target()
    for (const [, , logged = NOT_LOADED] of faults) expectError(logged)
    expectError(NOT_LOADED)
    const requests = followRequests(page)
    for (const [name, answer] of faults) {
      await test.step(name, async () => {
        await page.route(script(), answer)
        await openWithRow(page)
        await requests.settled()
        const count = countPageLoads(page)
        await linkToTarget(page).click()
        await expect(page).toHaveTitle(titleAt(path))
        await requests.settled()
        expect(count.pageLoads).toBe(1)
        await expect(page).toHaveURL(path)
        await expect(heading(page)).toBeVisible()
        await expect(heading(page)).not.toHaveText(ERROR_HEADING)
        if (script !== pageScript) await waitForHydration(page)
        await follow(page, '/')
        await page.unrouteAll({ behavior: 'wait' })
      })
    }
  })
}

test('C1, C6: a document whose files no longer exist stays prerendered, and its links work', async ({
  page,
  expectError,
}) => {
  const { path } = target()
  expectError(/status of 404/)
  expectError(NOT_LOADED)
  const requests = followRequests(page)
  await page.clock.install()
  await test.step('the script of the page', async () => {
    await page.route(pageScript(), notFound)
    const failed = page.waitForEvent('console', (message) => NOT_LOADED.test(message.text()))
    await page.goto(path)
    const count = countPageLoads(page)
    await failed
    await requests.settledAfterTimers()
    expect(count.pageLoads).toBe(0)
    await expect(page).toHaveTitle(titleAt(path))
    await expect(heading(page)).not.toHaveText(ERROR_HEADING)
    await follow(page, '/')
    await page.unroute(pageScript())
  })
  await test.step('all files', async () => {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(
        /(\/assets\/[\w.-]*?)-[\w-]{6,8}\.(js|css)/g,
        '$1-0000old0.$2',
      )
      await route.fulfill({ response, body })
    })
    await page.route(/-0000old0\./, notFound)
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
})

test('C5: a page with a missing style sheet opens with one full page load, also if it was preloaded', async ({
  page,
  expectError,
}) => {
  const form = formWith()
  const start = pageBesides(form.path)
  expectError(/status of 404/)
  expectError(NOT_LOADED)
  const requests = followRequests(page)
  const link = page.locator(`a[href="${form.path}"]`).filter({ visible: true }).first()
  for (const isPreloaded of [false, true]) {
    await open(page, start)
    const there = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')))
    const count = countPageLoads(page)
    let missing = 0
    // A page with a style sheet that the current page has not loaded.
    await page.route(STYLE, (route) => {
      if (there.includes(new URL(route.request().url()).pathname)) return route.continue()
      missing += 1
      return notFound(route)
    })
    if (isPreloaded) {
      const failed = page.waitForResponse((response) => response.status() === 404)
      await link.hover()
      await failed
      await requests.settled()
      await page.unroute(STYLE)
    }
    await link.click()
    await expect(page).toHaveTitle(titleAt(form.path))
    await waitForHydration(page)
    await expect(formOn(page, form).root).toBeVisible()
    await requests.settled()
    expect(missing).toBeGreaterThan(0)
    expect(count.pageLoads).toBe(1)
    await expect(heading(page)).not.toHaveText(ERROR_HEADING)
    await page.unroute(STYLE)
    await page.mouse.move(0, 0)
  }
})

test('C11: a page whose preloaded script throws opens with a full page load', async ({
  page,
  expectError,
}) => {
  const { path } = target()
  expectError(NOT_LOADED)
  await openWithRow(page)
  const count = countPageLoads(page)
  let answer = () => {}
  const clicked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(pageScript(), (route) => clicked.then(() => throwing(route)))
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
