import type { Page, Route } from '@playwright/test'
import { desktopMenu, menu } from './menu.ts'
import { site } from './site.ts'

/** A page that the bar leads to, and its script. */
export const target = site.addresses.find(
  (one) => one.path !== '/' && menu.some(({ to, target }) => to === one.path && !target),
) ?? { path: '', id: '' }

/** The script of the page at `target`. */
export const CHUNK = new RegExp(`/assets/${target.id}\\.gen-[^/]*\\.js`)

/** What the error page says. */
export const ERROR = 'This page could not be shown'

export const linkToTarget = (page: Page) =>
  desktopMenu(page).locator(`a[href="${target.path}"]`).first()

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Counts the documents that a page has loaded since. */
export function countDocuments(page: Page) {
  const count = { documents: 0 }
  // Not by requests: a document that was fetched ahead makes none when it is opened.
  page.on('domcontentloaded', () => (count.documents += 1))
  return count
}

/**
 * Puts another page in place of the one at `target`. `Page` is JavaScript that defines it, with
 * `h(type, props)` for elements: React itself has another name in each build.
 */
export async function replacePage(page: Page, definition: string): Promise<void> {
  const meta = { path: target.path, title: 'Broken', description: 'Broken', indexed: true }
  const body = `
    const h = (type, props) => ({
      $$typeof: Symbol.for('react.transitional.element'), type, key: null, props, _owner: null,
    })
    export const page = ${JSON.stringify(meta)}
    ${definition}
    export { Page }`
  await page.route(CHUNK, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** Answers with a script that was cut off on its way. */
export async function cutOff(route: Route) {
  const response = await route.fetch()
  await route.fulfill({ response, body: (await response.text()).slice(0, 200) })
}
