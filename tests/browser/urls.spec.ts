import type { Page } from '@playwright/test'
import { product } from '../../generated/site.gen.ts'
import { changeLocation } from './support/links.ts'
import { titleAt, manifest } from './support/manifest.ts'
import { followRequests } from './support/requests.ts'
import { expect, isHydrated, waitForHydration, open, site, test } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'
import { test as errorTest } from './support/expectedErrors.ts'
const { redirects, unknownPaths } = manifest

const UNKNOWN = '/no-such-page'
/** A link in the content of the not-found page to the home page, or to a section of it. */
const LINK_HOME = 'main :is(a[href="/"], a[href^="/#"])'
const DEEPER = '/no/such-page'
const LOST = `${product.name} | ${manifest.notFound.title}`

/** Whether a target is a page of the site, or a part of one. */
const isPage = (to: string) => site.pages.some(({ path }) => path === to.split('#')[0])

/** Two pages besides the home page. Skips the test if the site has fewer. */
const twoPages = () =>
  usedBySite(
    site.pages
      .filter(({ path }) => path !== '/')
      .map(({ path }) => path)
      .slice(0, 2),
    'a second page',
  )

/** Serves the document of a path under another address, as other hosts, mirrors and archives do. */
const serveDocument = (page: Page, path: string, address: string) =>
  page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = await route.fetch({ url: new URL(path, route.request().url()).href })
      await route.fulfill({ response })
    },
  )

test('a redirect leads to its page, with and without a full page load', async ({ page }) => {
  const toPages = redirects.filter(({ to }) => isPage(to))
  usedBySite(toPages[0], 'a redirect')
  for (const { from, to } of toPages) {
    await page.goto('/')
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await expect(page).toHaveTitle(titleAt(to))
    await open(page, '/')
    await page.evaluate(changeLocation, from)
    await expect(page).toHaveURL(to)
    await expect(page).toHaveTitle(titleAt(to))
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(titleAt('/'))
  }
})

test('a redirect to a file leads there', async ({ request }) => {
  const toFiles = redirects.filter(({ to }) => to.startsWith('/') && !isPage(to))
  usedBySite(toFiles[0], 'a redirect to a file')
  for (const { from, to } of toFiles) {
    const reply = await request.get(from)
    expect([reply.status(), new URL(reply.url()).pathname]).toEqual([200, to])
  }
})

test('a redirect to another site leads there, also from a page of the site', async ({
  page,
  request,
}) => {
  const external = redirects.filter(({ to }: { to: string }) => to.startsWith('https:'))
  const { from, to } = usedBySite(external[0], 'a redirect to another site')
  const reply = await request.get(`${from}?a=1`, { maxRedirects: 0 })
  expect([reply.status(), reply.headers()['location']]).toEqual([308, to])
  await page.route(to, (route) => route.fulfill({ body: 'Another site' }))
  await open(page, '/')
  await page.evaluate(changeLocation, from)
  await expect(page).toHaveURL(to)
})

test('a link to an unknown path opens the home page or the not-found page, a deeper one the not-found page', async ({
  page,
}) => {
  const { path } = usedBySite(
    site.pages.find((one) => one.path !== '/'),
    'a second page',
  )
  await open(page, path)
  await page.evaluate(changeLocation, UNKNOWN)
  await expect(page).toHaveURL(unknownPaths === 'home' ? '/' : UNKNOWN)
  await expect(page).toHaveTitle(unknownPaths === 'home' ? titleAt('/') : LOST)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await page.evaluate(changeLocation, DEEPER)
  await expect(page).toHaveTitle(LOST)
  await expect(page).toHaveURL(DEEPER)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  await page.locator(LINK_HOME).first().click()
  await expect(page).toHaveTitle(titleAt('/'))
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

errorTest(
  'on a host without redirects, an unknown path opens the home page or the not-found page',
  async ({ page, expectError }) => {
    expectError(/status of 404/)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const { id } = site.pages.find(({ path }) => path === '/') ?? { id: '' }
    await page.route(new RegExp(`/assets/${id}\\.gen-.*\\.js`), async (route) => {
      await held
      await route.continue()
    })
    await serveDocument(page, DEEPER, UNKNOWN)
    const before = site.pages.at(-1)?.path ?? ''
    await page.goto(before)
    await page.goto(UNKNOWN)
    const main = await page.locator('main > *').first().elementHandle()
    await waitForHydration(page)
    expect(await main?.evaluate((one) => one.isConnected)).toBe(true)
    await expect(page).toHaveTitle(LOST)
    release()
    if (unknownPaths === 'home') {
      await expect(page).toHaveURL('/')
      await expect(page).toHaveTitle(titleAt('/'))
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    } else {
      await expect(page).toHaveURL(UNKNOWN)
    }
    await page.goBack()
    await expect(page).toHaveURL(before)
  },
)

test('under the address of another page, in an archive or with a file name, a document stays prerendered', async ({
  page,
}) => {
  const [path = '', other = ''] = twoPages()
  const requests = followRequests(page)
  for (const address of [other, `/archive/2026${path}`, `${path}.html`]) {
    await serveDocument(page, path, address)
    await page.goto(address)
    await requests.settled()
    await expect.soft(page, address).toHaveTitle(titleAt(path))
    expect.soft(new URL(page.url()).pathname).toBe(address)
    expect.soft(await page.evaluate(isHydrated), address).toBe(false)
    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveTitle(titleAt('/'))
  }
})

errorTest(
  'the not-found page is shown for a path with invalid bytes',
  async ({ page, expectError }) => {
    expectError(/status of 404/)
    const requests = followRequests(page)
    for (const address of ['/%FF', '/no/%C3%28']) {
      await serveDocument(page, DEEPER, address)
      await page.goto(address)
      await requests.settled()
      await expect.soft(page).toHaveTitle(LOST)
      await expect.soft(page.locator(LINK_HOME).first()).toBeVisible()
    }
  },
)

test('a page is hydrated in every spelling of its address', async ({ page }) => {
  const [path = ''] = twoPages()
  const encoded = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`
  for (const address of [`${path}/`, path.toUpperCase(), encoded]) {
    await serveDocument(page, path, address)
    await page.goto(`${address}?utm=a%20b`)
    const main = await page.locator('main > *').first().elementHandle()
    await waitForHydration(page)
    await expect(page).toHaveTitle(titleAt(path))
    expect(await main?.evaluate((one) => one.isConnected)).toBe(true)
  }
})
