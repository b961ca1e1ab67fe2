import type { Page } from '@playwright/test'
import { follow } from './support/links.ts'
import { menu } from './support/menu.ts'
import { heroes, titleAt } from './support/manifest.ts'
import { followRequests } from './support/requests.ts'
import { expect, open, site, test } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The pages in the menu bar, in order, except the home page. */
const menuPages = menu
  .filter(({ to, target }) => target === undefined && site.pages.some(({ path }) => path === to))
  .flatMap(({ to }) => to ?? [])
  .filter((to) => to !== '/')

/** The first of them. Skips the test if there is none. */
const firstMenuPage = () => usedBySite(menuPages[0], 'a page in the menu, besides the home page')

const announced = (page: Page) => page.locator('[aria-live="assertive"]')
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** The distance by which the page can be scrolled. */
const longestScroll = () => document.documentElement.scrollHeight - innerHeight
const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** The first element of the content that the Tab key reaches. */
const firstStop = (page: Page) => page.locator('main').locator(controls).first()

test('announces each page by its title and focuses its heading, from which Tab continues', async ({
  page,
}) => {
  firstMenuPage()
  const requests = followRequests(page)
  await page.clock.install()
  await open(page, '/')
  await requests.settledAfterTimers()
  await expect(announced(page)).toBeEmpty()
  for (const to of menuPages.slice(0, 2)) {
    await follow(page, to)
    await expect(page).toHaveURL(to)
    await expect(announced(page)).toHaveText(titleAt(to))
    await expect(page.locator('main h1')).toBeFocused()
  }
  await expect(announced(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  const isNext = await page.locator('main h1').evaluate((heading) => {
    const { activeElement } = document
    const follows = Node.DOCUMENT_POSITION_FOLLOWING
    return activeElement !== null && heading.compareDocumentPosition(activeElement) === follows
  })
  expect(isNext).toBe(true)
  await expect(page.locator('main h1')).not.toHaveAttribute('tabindex')
})

test('announces back and forward navigation, and restores the scroll position', async ({
  page,
}) => {
  const to = firstMenuPage()
  await open(page, '/')
  await page.mouse.move(700, 600)
  // Near the end: the position exists only when the whole page is rendered.
  const far = Math.round(0.9 * (await page.evaluate(longestScroll)))
  await page.mouse.wheel(0, far)
  await expect.poll(() => scrolled(page)).toBe(far)
  await follow(page, to)
  await expect.poll(() => scrolled(page)).toBe(0)
  const near = Math.min(300, await page.evaluate(longestScroll))
  await page.mouse.wheel(0, near)
  await expect.poll(() => scrolled(page)).toBe(near)
  await page.goBack()
  await expect(announced(page)).toHaveText(titleAt('/'))
  await expect(page.locator('main h1')).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(far)
  await page.goForward()
  await expect(announced(page)).toHaveText(titleAt(to))
  await expect(page.locator('main h1')).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(near)
})

test('a link to a section of the page scrolls to it and moves the focus, also the second time', async ({
  page,
}) => {
  const hero = usedBySite(
    heroes.find(({ path, actions }) => actions.some(({ to }) => to.startsWith(`${path}#`))),
    'a hero with an action',
  )
  const to = hero.actions.find((one) => one.to.startsWith(`${hero.path}#`))?.to ?? ''
  await open(page, hero.path)
  const section = page.locator(to.slice(to.indexOf('#')))
  const follow = () =>
    page
      .locator(`main a[href="${to}"]`)
      .first()
      .evaluate((one: HTMLElement) => one.click())
  await follow()
  await expect(section).toBeFocused()
  const [top, entries] = [await scrolled(page), await page.evaluate(() => history.length)]
  expect(top).toBeGreaterThan(0)
  await page.locator('a[href="#main"]').focus()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => scrolled(page)).toBe(0)
  await follow()
  await expect(section).toBeFocused()
  expect(await scrolled(page)).toBe(top)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(announced(page)).toBeEmpty()
})

test('the skip link is the first Tab stop and moves to the content', async ({ page }) => {
  const path = site.pages.find((one) => one.path !== '/')?.path ?? '/'
  await open(page, path)
  const skip = page.locator('a[href="#main"]')
  await expect(skip).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toHaveCSS('opacity', '1')
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${path}#main`)
  await page.keyboard.press('Tab')
  await expect(firstStop(page)).toBeFocused()
  await expect(firstStop(page)).toBeInViewport()
})
