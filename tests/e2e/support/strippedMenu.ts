import type { Page, Route } from '@playwright/test'
import { desktopMenu } from './menu.ts'
import { expect } from './site.ts'

/** Where the menu is fetched from by a page that carries none. */
export const FILE = '/navigation.json'

const BLOCK = /(<script type="application\/json" id="navigation-data">)([^<]*)<\/script>/

/** Sends documents without the menu's data, or with other text in its place. */
export async function withoutData(page: Page, text?: string) {
  await page.route(isDocument, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(BLOCK, text === undefined ? '' : `$1${text}</script>`)
    expect(body).not.toBe(html)
    await route.fulfill({ response, body })
  })
}

const isDocument = (url: URL) => !/\.\w+$/.test(url.pathname)

/** Answers with JSON. */
export const json = (data: unknown) => (route: Route) => route.fulfill({ json: data })

/** What the header offers in the menu's place. */
export const again = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true })
export const siteMenu = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Site menu' })

/** How high the header is. */
export const headerHeight = (page: Page) =>
  page.locator('body > header').evaluate((one) => one.getBoundingClientRect().height)

/** The header's height with its menu: every fault has to keep it. */
export async function usualHeight(page: Page) {
  await page.goto('/')
  await expect(desktopMenu(page)).toBeVisible()
  return headerHeight(page)
}
