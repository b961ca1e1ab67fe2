import type { Page, Route } from '@playwright/test'
import { manifest } from './manifest.ts'
import { desktopMenu, menu } from './menu.ts'
import { site, type SitePage } from './site.ts'
import { usedBySite } from './usedBySite.ts'

/** A page in the menu bar, besides the home page. Skips the test if there is none. */
export const target = (): SitePage =>
  usedBySite(
    site.pages.find(
      (one) => one.path !== '/' && menu.some(({ to, target }) => to === one.path && !target),
    ),
    'a page in the menu, besides the home page',
  )

/** The script of the page at `target`. */
export const pageScript = () => new RegExp(`/assets/${target().id}\\.gen-[^/]*\\.js`)

/** The heading of the error page. */
export const ERROR_HEADING = manifest.texts.errorPage.title

export const linkToTarget = (page: Page) =>
  desktopMenu(page).locator(`a[href="${target().path}"]`).first()

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Counts the full page loads from now on. */
export function countPageLoads(page: Page) {
  const count = { pageLoads: 0 }
  // Does not count requests: a prefetched document needs none.
  page.on('domcontentloaded', () => (count.pageLoads += 1))
  return count
}

/**
 * Replaces the page at `target`. `definition` is JavaScript that defines the component `Page`. It
 * creates elements with `h(type, props)`, because the script cannot import React.
 */
export async function replacePage(page: Page, definition: string): Promise<void> {
  const meta = { path: target().path, title: 'Broken', description: 'Broken', indexed: true }
  const body = `
    const h = (type, props) => ({
      $$typeof: Symbol.for('react.transitional.element'), type, key: null, props, _owner: null,
    })
    export const page = ${JSON.stringify(meta)}
    ${definition}
    export { Page }`
  await page.route(pageScript(), (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** Responds with a truncated script. */
export async function truncateScript(route: Route) {
  const response = await route.fetch()
  await route.fulfill({ response, body: (await response.text()).slice(0, 200) })
}
