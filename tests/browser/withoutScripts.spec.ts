import type { Page } from '@playwright/test'
import { fillAll } from './support/fillForm.ts'
import { formOn } from './support/formOn.ts'
import { forms, type FormOnSite } from './support/forms.ts'
import { formsInInbox, uniqueEmail } from './support/formService.ts'
import { test } from './support/expectedErrors.ts'
import { desktopMenu, entryAt, flatMenu, linksIn, parents, wordsOf } from './support/menu.ts'
import { consentOn, otherHosts } from './support/consent.ts'
import type { MenuLink } from '../../src/shell/header/navigationStore.ts'
import { manifest, titleAt } from './support/manifest.ts'
import { pathsOfAllKinds } from './support/samplePaths.ts'
import { expect, site } from './support/site.ts'

const DEFERRED_ENTRY = /\/assets\/deferred-[^/]*\.js$/
const CLIENT_ENTRY = /\/assets\/client-[^/]*\.js$/

const missing = (page: Page, code: RegExp) =>
  page.route(code, (route) => route.fulfill({ status: 404, body: '' }))

/** The page of the first form, or the home page. */
const onePath = forms[0]?.path ?? '/'

/**
 * Ways in which the page is not hydrated, with the console messages of each page. The documents are the
 * same in all ways, so one page is enough for failing scripts.
 */
const WAYS: readonly {
  readonly name: string
  readonly harm: (page: Page) => Promise<unknown>
  readonly logged: readonly RegExp[]
}[] = [
  {
    name: 'C15: the deferred entry is missing',
    harm: (page) => missing(page, DEFERRED_ENTRY),
    logged: [/status of 404/],
  },
  {
    name: 'C15: the client entry is missing',
    harm: (page) => missing(page, CLIENT_ENTRY),
    logged: [/status of 404/, /The page stays prerendered/],
  },
  {
    name: 'C16: the client entry throws',
    harm: (page) =>
      page.route(CLIENT_ENTRY, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
      ),
    logged: [/The page stays prerendered: .* Error: broken/],
  },
]

test.use({ viewport: { width: 1440, height: 900 } })

test('C15, C16: if an entry script is missing or throws, the page, its form and its links work', async ({
  page,
  expectError,
}) => {
  const hosts = otherHosts(page)
  for (const { name, harm, logged } of WAYS) {
    await test.step(name, async () => {
      logged.forEach(expectError)
      await harm(page)
      await expectContent(page, onePath)
      await expectListOpens(page, 0)
      await expectLinksWork(page)
      // Without the deferred entry, no script runs, as in the test below.
      if (forms[0] !== undefined && name.includes('throws')) await expectFormWorks(page, forms[0])
      await page.unrouteAll()
    })
  }
  expect([...hosts]).toEqual([])
})

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('K9: every kind of page shows headings, menu, links and contact details, and no consent question or button without function', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const hosts = otherHosts(page)
    for (const [index, path] of [...pathsOfAllKinds].entries()) {
      await expectContent(page, path)
      await expect(consentOn(page).bar).toHaveCount(0)
      await expect(page.locator('footer button')).toBeHidden()
      const controls = page.locator('main :is(input, select, button):not(form *, [popovertarget])')
      await expect(controls.filter({ visible: true })).toHaveCount(0)
      await expectListOpens(page, index)
    }
    expect([...hosts]).toEqual([])
    await expectLinksWork(page)
  })
})

/** Expects that a link of the menu works, if the menu has one to another page. */
async function expectLinksWork(page: Page) {
  const to = flatMenu.find(isOtherPage)?.to
  if (to === undefined) return
  await page.goto('/')
  const parent = parents.find(({ children }) => children.some((child) => child.to === to))
  if (parent !== undefined) await entryAt(page, parent.index).arrow.click()
  await desktopMenu(page).locator(`a[href="${to}"]`).first().click()
  await expect(page).toHaveURL(to)
  await expect(page).toHaveTitle(titleAt(to))
}

async function expectFormWorks(page: Page, definition: FormOnSite) {
  const email = uniqueEmail()
  await page.goto(definition.path)
  const form = formOn(page, definition)
  await fillAll(page, definition, email)
  await form.button.click()
  await expect(page).toHaveURL(definition.thanks)
  expect(formsInInbox(email)).toHaveLength(1)
}

/** Whether a link of the menu leads to another page than the home page, in the same tab. */
const isOtherPage = ({ to, target }: MenuLink) =>
  to !== '/' && target === undefined && site.pages.some(({ path }) => path === to)

/** Opens a path and expects what a visitor sees and uses. */
async function expectContent(page: Page, path: string) {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect([path, response?.status()]).toEqual([path, 200])
  expect(await page.title()).toBe(titleAt(path))
  expect(await page.evaluate(seen), path).toEqual({
    firstHeadings: 1,
    hiddenHeadings: [],
    address: manifest.footer.place !== undefined,
    phone: manifest.footer.place !== undefined,
    frames: 0,
  })
  expect(await linksIn(desktopMenu(page))).toEqual(
    flatMenu.map((one) => ({ text: wordsOf(one), to: one.to })),
  )
}

/** Expects a submenu to open and close: another one on each page. */
async function expectListOpens(page: Page, index: number) {
  if (parents.length === 0) return
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
