import type { Page, Route } from '@playwright/test'
import { manifest } from './manifest.ts'
import { desktopMenu, shortenWordmark } from './menu.ts'
import { expect } from './site.ts'

/** Two items of a menu. */
export const LINKS = [
  { text: 'One', to: '/' },
  { text: 'Two', to: '/two' },
]

/** The file with the menu, for pages without menu data. */
export const NAVIGATION_FILE = '/navigation.json'

const BLOCK = /(<script type="application\/json" id="navigation-data">)([^<]*)<\/script>/

/** Sends documents without the menu data, or with another text in its place. */
export async function replaceNavigationData(page: Page, text?: string) {
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

/** The controls of the header instead of the menu. */
export const tryAgainButton = (page: Page) =>
  page.getByRole('button', { name: manifest.texts.shell.menuRetry, exact: true })
export const siteMenuLink = (page: Page) =>
  page.locator('header').getByRole('link', { name: manifest.texts.shell.siteMenu })

/** The height of the header. */
export const headerHeight = (page: Page) =>
  page.locator('body > header').evaluate((one) => one.getBoundingClientRect().height)

/** The height of the header with its menu, which every fault must keep. */
export async function normalHeaderHeight(page: Page) {
  await page.goto('/')
  await expect(desktopMenu(page)).toBeVisible()
  await shortenWordmark(page)
  return headerHeight(page)
}
