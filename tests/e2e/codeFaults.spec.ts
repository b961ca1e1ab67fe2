import {
  CHUNK,
  countDocuments,
  ERROR,
  heading,
  linkToTarget,
  replacePage,
  target,
} from './support/code.ts'
import { expect, test } from './support/faulty.ts'
import { formOn, forms } from './support/forms.ts'
import { desktopMenu } from './support/menu.ts'
import { heroes, titleAt } from './support/place.ts'
import { followRequests } from './support/requests.ts'
import { hydrated, open } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const STYLE = /\/assets\/[^/]*\.css$/

test('C5: a page whose style sheet is gone is shown, after one document at most', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/status of 404/)
  expectTrouble(/The script of this page could not be loaded/)
  const requests = followRequests(page)
  await open(page, '/')
  const there = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const count = countDocuments(page)
  let missing = 0
  await page.route(STYLE, (route) => {
    if (there.includes(new URL(route.request().url()).pathname)) return route.continue()
    missing += 1
    return route.fulfill({ status: 404, body: '' })
  })
  // A page that needs a style sheet which this one has not brought.
  await page.locator(`a[href="${forms[0]?.path}"]`).first().click()
  await expect(page).toHaveTitle(titleAt(forms[0]?.path ?? ''))
  await expect(heading(page)).not.toHaveText(ERROR)
  await hydrated(page)
  await expect(formOn(page, forms[0]?.id ?? '').root).toBeVisible()
  await requests.settled()
  expect(missing).toBeGreaterThan(0)
  expect(count.documents).toBeLessThanOrEqual(1)
  await expect(heading(page)).not.toHaveText(ERROR)
})

test('C5: a page whose style sheet failed in advance comes as a document, with its styles', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/status of 404/)
  expectTrouble(/The script of this page could not be loaded/)
  const requests = followRequests(page)
  await open(page, '/')
  const count = countDocuments(page)
  await page.route(STYLE, (route) => route.fulfill({ status: 404, body: '' }))
  const failed = page.waitForResponse((response) => response.status() === 404)
  const form = page.locator(`a[href="${forms[0]?.path}"]`).first()
  await form.hover()
  await failed
  await requests.settled()
  await page.unroute(STYLE)
  await form.click()
  await expect(page).toHaveTitle(titleAt(forms[0]?.path ?? ''))
  await hydrated(page)
  expect(count.documents).toBe(1)
  await expect(heading(page)).not.toHaveText(ERROR)
})

test('C5: code that only decorates costs no document', async ({ page, expectTrouble }) => {
  expectTrouble(/status of 404/)
  const rotating = heroes.find(({ images }) => images.length > 1)?.path ?? ''
  const code = /\/assets\/RotatingImages-[^/]*\.css$/
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
  const failed = page.waitForResponse(code)
  const requests = followRequests(page)
  await page.goto(rotating)
  const count = countDocuments(page)
  await failed
  await requests.settled()
  expect(count.documents).toBe(0)
  await expect(heading(page)).not.toHaveText(ERROR)
})

test('C6: an old document whose files are gone stays as it was sent, and leads on', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/status of 404/)
  await page.route(`**${target.path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      /(\/assets\/[\w.-]*?)-[\w-]{8}\.(js|css)/g,
      '$1-0000old0.$2',
    )
    await route.fulfill({ response, body })
  })
  await page.route(/-0000old0\./, (route) => route.fulfill({ status: 404, body: '' }))
  const requests = followRequests(page)
  await page.clock.install()
  await page.goto(target.path)
  const count = countDocuments(page)
  await requests.settledForGood()
  expect(count.documents).toBe(0)
  await expect(page).toHaveTitle(titleAt(target.path))
  await expect(heading(page)).toBeVisible()
  await page.locator('main ~ footer a[href="/"]').first().click()
  await hydrated(page)
  await expect(page).toHaveTitle(titleAt('/'))
  expect(count.documents).toBe(1)
})

test('C10: a throw in an event leaves the page, and all around it, as they are', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/error: broken/)
  await open(page, '/')
  await replacePage(
    page,
    `const press = () => { throw new Error('broken') }
     const Page = () => h('button', { onClick: press, children: 'Break' })`,
  )
  await linkToTarget(page).click()
  const button = page.getByRole('button', { name: 'Break' })
  await button.click()
  await expect(button).toBeVisible()
  await expect(page.locator('footer address')).toBeVisible()
  await desktopMenu(page).locator('a[href="/"]').first().click()
  await expect(page).toHaveTitle(titleAt('/'))
})

test('C11: a page whose script throws while it loads comes as a document, once', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/The script of this page could not be loaded/)
  const requests = followRequests(page)
  await open(page, '/')
  const count = countDocuments(page)
  await page.route(CHUNK, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  )
  await linkToTarget(page).click()
  await expect(page).toHaveTitle(titleAt(target.path))
  await requests.settled()
  expect(count.documents).toBe(1)
  await expect(heading(page)).not.toHaveText(ERROR)
  await desktopMenu(page).locator('a[href="/"]').first().click()
  await expect(page).toHaveTitle(titleAt('/'))
})

test('C11: a page whose script throws when it is clicked while it loads in advance comes as a document', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/The script of this page could not be loaded/)
  await open(page, '/')
  const count = countDocuments(page)
  let answer = () => {}
  const clicked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(CHUNK, async (route) => {
    await clicked
    await route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })
  })
  const asked = page.waitForRequest(CHUNK)
  await linkToTarget(page).hover()
  await asked
  await linkToTarget(page).click()
  await expect(page).toHaveURL(target.path)
  answer()
  await expect(page).toHaveTitle(titleAt(target.path))
  await expect(heading(page)).not.toHaveText(ERROR)
  expect(count.documents).toBe(1)
})
