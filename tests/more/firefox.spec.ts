import { expect, test } from '@playwright/test'
import { launch, type Browser, type Page } from 'puppeteer-core'
import { firefoxPath, notInstalled, PROGRAMS } from '../support/programs.ts'
import { enteredText } from '../browser/support/fillForm.ts'
import { formWith, sentFields } from '../browser/support/forms.ts'
import { formTexts } from '../browser/support/formTexts.ts'
import { firstParent, parents } from '../browser/support/menu.ts'
import { manifest, titleAt } from '../browser/support/manifest.ts'
import { pathsOfAllKinds } from '../browser/support/samplePaths.ts'
import { site } from '../browser/support/site.ts'
import { usedBySite } from '../browser/support/usedBySite.ts'

const executablePath = firefoxPath()

test.skip(executablePath === undefined, notInstalled(PROGRAMS.firefox))

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let browser: Browser
let page: Page
let consoleErrors: string[]
/** Errors that the test itself causes. */
let expected: RegExp | undefined

test.beforeAll(async () => {
  browser = await launch({ browser: 'firefox', executablePath, headless: true })
})

test.afterAll(() => browser?.close())

test.beforeEach(async () => {
  consoleErrors = []
  expected = undefined
  page = await browser.newPage()
  await page.setViewport({ width: 1440, height: 900 })
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text())
  })
})

test.afterEach(async () => {
  await page.close()
  expect(consoleErrors.filter((text) => !expected?.test(text))).toEqual([])
})

/** Opens a path and waits for hydration. */
async function open(path: string, baseURL: string | undefined) {
  await page.goto(`${baseURL}${path}`)
  const isHydrated = () =>
    page.$eval('main > *', (one) => Object.keys(one).some((key) => key.startsWith('__reactFiber')))
  await expect.poll(isHydrated, { timeout: 20_000 }).toBe(true)
}

const textOf = (selector: string) => page.$eval(selector, (one) => one.textContent)
const isShown = (selector: string) => page.$eval(selector, (one) => one.checkVisibility())
const focused = () => page.evaluate(() => document.activeElement?.textContent)

/** An item with a submenu that contains a page of the site. Skips the test if there is none. */
function itemWithPage() {
  const [first] = firstParent().children
  const all = parents.flatMap((item) => {
    const child = item.children.find(({ to }) => site.pages.some(({ path }) => path === to))
    return child === undefined ? [] : [{ item, child }]
  })
  const { item, child } = usedBySite(all[0], 'a menu item with a submenu')
  const entry = `header nav > ul > li:nth-child(${item.index + 1})`
  return { entry, child, first: item.children[0] ?? first }
}

// Firefox opens one page for each kind of section; Chromium opens every page.
test('Firefox: every kind of page is hydrated', async ({ baseURL }) => {
  for (const path of pathsOfAllKinds) {
    await open(path, baseURL)
    expect(await page.title()).toBe(titleAt(path))
    expect(await page.$$('h1')).toHaveLength(1)
  }
})

test('Firefox: the menu opens, its links work without a page load, and the new page is announced', async ({
  baseURL,
}) => {
  const { entry, child, first } = itemWithPage()
  await open('/', baseURL)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.click(`${entry} button`)
  await expect.poll(() => isShown(`${entry} ul`)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isShown(`${entry} ul`)).toBe(false)
  await page.focus(`${entry} button`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toBe(first?.text)
  await page.click(`${entry} ul a[href="${child.to}"]`)
  await expect.poll(() => page.title()).toBe(titleAt(child.to))
  await expect.poll(() => textOf('[aria-live="assertive"]')).toBe(titleAt(child.to))
  expect(await focused()).toBe(await textOf('main h1'))
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  await page.goBack()
  await expect.poll(() => page.title()).toBe(titleAt('/'))
})

test('Firefox: the panel opens and closes', async ({ baseURL }) => {
  await page.setViewport({ width: 390, height: 844 })
  await open('/', baseURL)
  await page.click('header [aria-haspopup="dialog"]')
  await expect.poll(() => isShown('header dialog')).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isShown('header dialog')).toBe(false)
  expect(await focused()).toContain(manifest.texts.shell.menu)
})

test('Firefox: a form shows missing fields and is sent', async ({ baseURL }) => {
  const form = formWith()
  const submit = async () => {
    // Not a click: the consent bar of the site can cover the button.
    await page.focus(`#form_${form.id} button[type=submit]`)
    await page.keyboard.press('Enter')
  }
  await open(form.path, baseURL)
  await submit()
  await expect.poll(() => page.title()).toMatch(formTexts.anyErrorTitle)
  for (const field of sentFields(form).filter(({ required }) => required)) {
    const selector = `#form_${form.id}_${field.name}`
    const text = enteredText(form, field)
    if (field.kind === 'select') await page.select(selector, field.options[0] ?? '')
    else if (text !== undefined) await page.locator(selector).fill(text)
    else await page.click(`${selector} input, input${selector}`)
  }
  await submit()
  await expect.poll(() => textOf(`#form_${form.id} [role=status]`)).toBe(form.status.sent)
})

test('Firefox with all scripts blocked: the menu and its links work', async ({ baseURL }) => {
  const { entry, child } = itemWithPage()
  // Playwright cannot control Firefox with JavaScript disabled.
  await page.setRequestInterception(true)
  expected = /loading failed|NetworkError|integrity attribute/i
  let blocked = 0
  page.on('request', (request) => {
    const isScript = new URL(request.url()).pathname.endsWith('.js')
    blocked += isScript ? 1 : 0
    void (isScript ? request.abort() : request.continue())
  })
  await page.goto(`${baseURL}/`)
  await page.click(`${entry} button`)
  await expect.poll(() => isShown(`${entry} ul`)).toBe(true)
  await page.click(`${entry} ul a[href="${child.to}"]`)
  await expect.poll(() => page.title()).toBe(titleAt(child.to))
  expect(blocked).toBeGreaterThan(0)
})
