import type { Page } from '@playwright/test'
import { formWith } from './support/forms.ts'
import { pageBesides } from './support/links.ts'
import { titleAt } from './support/manifest.ts'
import { followRequests } from './support/requests.ts'
import { expect, waitForHydration, open, test } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The style sheets that a page has requested, besides the one for print, which is not needed on the screen. */
function requestedSheets(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.css') && !pathname.includes('/print-')) requested.push(pathname)
  })
  return requested
}

const sheetsNamed = (page: Page) =>
  page
    .locator('link[rel=stylesheet]:not([media=print])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** The computed styles of an element and its descendants. */
const look = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [main, ...main.querySelectorAll('*')].map((element) => {
      const { color, fontSize, display, paddingTop, marginTop, borderTopWidth, minBlockSize } =
        getComputedStyle(element)
      return [color, fontSize, display, paddingTop, marginTop, borderTopWidth, minBlockSize].join()
    }),
  )

test.describe('with a visitor who saves data', () => {
  test.use({ savesData: true })

  test('pages open without external style sheets; a page opened by a link loads its missing ones, each once', async ({
    page,
  }) => {
    const form = formWith()
    const start = pageBesides(form.path)
    const requests = followRequests(page)
    const requested = requestedSheets(page)
    await open(page, form.path)
    await requests.settled()
    expect(requested).toEqual([])
    const looks = await look(page)
    const needed = await sheetsNamed(page)
    await page.goto(start)
    await waitForHydration(page)
    const held = await sheetsNamed(page)
    requested.length = 0
    const links = page.locator(`:is(header, footer) a[href="${form.path}"]`)
    await links.filter({ visible: true }).first().click()
    await expect(page).toHaveTitle(titleAt(form.path))
    await expect(page.locator('form').first()).toBeVisible()
    expect(requested.toSorted()).toEqual(needed.filter((sheet) => !held.includes(sheet)).toSorted())
    expect(requested).not.toEqual([])
    expect(await look(page)).toEqual(looks)
  })
})
