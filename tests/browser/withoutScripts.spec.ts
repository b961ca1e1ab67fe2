import type { Page } from '@playwright/test'
import { product } from '../../generated/site.gen.ts'
import { fillAll } from './support/fillForm.ts'
import { formOn } from './support/formOn.ts'
import { forms } from './support/forms.ts'
import { service, uniqueEmail } from './support/formService.ts'
import { test } from './support/expectedErrors.ts'
import { desktopMenu, entryAt, flatMenu, linksIn, parents, wordsOf } from './support/menu.ts'
import { consentOn, otherHosts } from './support/consent.ts'
import type { MenuLink } from '../../src/shell/navigation/readNavigation.ts'
import { manifest, titleAt } from './support/manifest.ts'
import { pathsOfAllKinds, pathsOfAllMenuPositions } from './support/samplePaths.ts'
import { expect, site, type SitePage } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'

const DEFERRED_ENTRY = /\/assets\/deferred-[^/]*\.js$/
const CLIENT_ENTRY = /\/assets\/client-[^/]*\.js$/

const missing = (page: Page, code: RegExp) =>
  page.route(code, (route) => route.fulfill({ status: 404, body: '' }))

const PAGES_OF_ALL_KINDS = site.pages.filter(({ path }) => pathsOfAllKinds.has(path))

/**
 * Ways in which the page is not hydrated, with the console messages of each page. With JavaScript
 * disabled, every page is opened. With failing scripts, the documents are the same, so one page for
 * each kind of section is enough.
 */
const WAYS: readonly {
  readonly name: string
  readonly sitePages: readonly SitePage[]
  readonly javaScriptEnabled: boolean
  readonly harm?: (page: Page) => Promise<unknown>
  readonly logged: readonly RegExp[]
}[] = [
  { name: 'JavaScript off', sitePages: site.pages, javaScriptEnabled: false, logged: [] },
  {
    name: 'C15: the deferred entry is missing',
    sitePages: PAGES_OF_ALL_KINDS,
    javaScriptEnabled: true,
    harm: (page) => missing(page, DEFERRED_ENTRY),
    logged: [/status of 404/],
  },
  {
    name: 'C15: the client entry is missing',
    sitePages: PAGES_OF_ALL_KINDS,
    javaScriptEnabled: true,
    harm: (page) => missing(page, CLIENT_ENTRY),
    logged: [/status of 404/, /The page stays prerendered/],
  },
  {
    name: 'C16: the client entry throws',
    sitePages: PAGES_OF_ALL_KINDS,
    javaScriptEnabled: true,
    harm: (page) =>
      page.route(CLIENT_ENTRY, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
      ),
    logged: [/The page stays prerendered: .* Error: broken/],
  },
]

const ALL_LINKS = flatMenu.map((one) => ({ text: wordsOf(one), to: one.to }))

for (const { name, sitePages, javaScriptEnabled, harm, logged } of WAYS) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } })

    test.beforeEach(async ({ page, expectError }) => {
      await harm?.(page)
      logged.forEach(expectError)
    })

    test('every page shows headings, menu, links and contact details', async ({ page }) => {
      test.setTimeout(300_000)
      const hosts = otherHosts(page)
      for (const [index, { path, title }] of sitePages.entries()) {
        const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
        expect([path, response?.status()]).toEqual([path, 200])
        expect(await page.title()).toBe(`${product.name} | ${title}`)
        expect(await page.evaluate(seen), path).toEqual({
          firstHeadings: 1,
          hiddenHeadings: [],
          address: manifest.footer.place !== undefined,
          phone: manifest.footer.place !== undefined,
          frames: 0,
        })
        expect(await linksIn(desktopMenu(page))).toEqual(ALL_LINKS)
        if (!javaScriptEnabled) await expectNoQuestion(page)
        if (parents.length > 0 && (javaScriptEnabled || pathsOfAllMenuPositions.has(path)))
          await expectListOpens(page, index)
      }
      expect([...hosts]).toEqual([])
    })

    test('links work', async ({ page }) => {
      const to = usedBySite(
        flatMenu.find(isOtherPage)?.to,
        'a page in the menu, besides the home page',
      )
      await page.goto('/')
      const parent = parents.find(({ children }) => children.some((child) => child.to === to))
      if (parent !== undefined) await entryAt(page, parent.index).arrow.click()
      await desktopMenu(page).locator(`a[href="${to}"]`).first().click()
      await expect(page).toHaveURL(to)
      await expect(page).toHaveTitle(titleAt(to))
    })

    for (const definition of forms) {
      test(`${definition.id}: the form reports missing fields and is delivered`, async ({
        page,
      }) => {
        const email = uniqueEmail()
        await page.goto(definition.path)
        const form = formOn(page, definition)
        if (definition.fields.some(({ required }) => required)) {
          await form.button.click()
          await expect(page).toHaveURL(definition.path)
          await expect(form.root.locator(':invalid').first()).toBeFocused()
        }
        await fillAll(page, definition, email)
        await form.button.click()
        await expect(page).toHaveURL(definition.thanks)
        expect(await service(page, definition, email).received()).toHaveLength(1)
      })
    }
  })
}

/** Whether a link of the menu leads to another page than the home page, in the same tab. */
const isOtherPage = ({ to, target }: MenuLink) =>
  to !== '/' && target === undefined && site.pages.some(({ path }) => path === to)

/** Expects no consent question and no button without a function. */
async function expectNoQuestion(page: Page) {
  await expect(consentOn(page).bar).toHaveCount(0)
  await expect(page.locator('footer button')).toBeHidden()
}

/** Expects a submenu to open and close: another one on each page. */
async function expectListOpens(page: Page, index: number) {
  const { arrow, list } = entryAt(page, parents[index % parents.length]?.index ?? 0)
  await arrow.click()
  await expect(list.locator('a').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
}

/** The visible headings and contact details, and the number of frames. */
function seen() {
  const isSeen = (one: Element | null) =>
    one?.checkVisibility({ visibilityProperty: true }) === true
  return {
    firstHeadings: document.querySelectorAll('h1').length,
    hiddenHeadings: [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((one) => !isSeen(one))
      .map((one) => one.textContent),
    address: isSeen(document.querySelector('footer address')),
    phone: isSeen(document.querySelector('footer a[href^="tel:"]')),
    frames: document.querySelectorAll('iframe').length,
  }
}
