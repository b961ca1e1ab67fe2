import { expect, type Page } from '@playwright/test'
import { forms } from './forms.ts'
import { manifest, titleAt } from './manifest.ts'
import { flatMenu } from './menu.ts'
import { site } from './site.ts'
import { usedBySite } from './usedBySite.ts'

/** The paths that every page links to, in the same tab. */
const linked: ReadonlySet<string> = new Set([
  ...[...flatMenu, ...manifest.footer.groups.flatMap(({ links }) => links)]
    .filter(({ to, target }) => target === undefined && site.pages.some(({ path }) => path === to))
    .map(({ to }) => to),
  // The logo.
  '/',
])

/** Another page without a form that every page links to. Skips the test if the site has none. */
export function pageBesides(path: string): string {
  const others = [...linked].filter((to) => to !== path && forms.every((form) => form.path !== to))
  return usedBySite(others.find((to) => to !== '/') ?? others[0], 'a second page')
}

/** Opens a page of the site without a page load: by a link of the header or footer if there is one. */
export async function follow(page: Page, to: string): Promise<void> {
  const link = page.locator(`:is(header, footer) a[href="${to}"]:not([target])`).first()
  if (linked.has(to)) await link.evaluate((one: HTMLElement) => one.click())
  else await page.evaluate(changeLocation, to)
  // The address changes before the page does; going back immediately would not leave the page.
  await expect(page).toHaveTitle(titleAt(to))
}

/** Changes the location as a link does, for `page.evaluate`. */
export function changeLocation(to: string): void {
  history.pushState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}
