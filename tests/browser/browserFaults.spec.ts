import { test as errorTest } from './support/expectedErrors.ts'
import { fillAll, openFilled } from './support/fillForm.ts'
import { formOn, isEmpty } from './support/formOn.ts'
import { formWith } from './support/forms.ts'
import { uniqueEmail } from './support/formService.ts'
import { follow } from './support/links.ts'
import { titleAt } from './support/manifest.ts'
import { countPageLoads, target } from './support/pageScript.ts'
import { pathsOfAllHeroes } from './support/samplePaths.ts'
import { denyStorage } from './support/denyStorage.ts'
import { expect, waitForHydration, open, test } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('C17: with storage that throws, a form is sent without storing anything', async ({ page }) => {
  const definition = formWith()
  await denyStorage(page)
  const form = await openFilled(page, definition, uniqueEmail())
  await page.reload()
  await waitForHydration(page)
  expect(isEmpty(await form.values())).toBe(true)
  await fillAll(page, definition, uniqueEmail())
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  await follow(page, '/')
})

test('C18: an extension may change html, head and body before hydration', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-extension', 'on')
      document.documentElement.classList.add('extension')
      document.body.setAttribute('data-extension', 'on')
      document.body.style.setProperty('--extension', '1')
      const node = (name: string) =>
        Object.assign(document.createElement(name), { id: `extension-${name}` })
      document.head.prepend(node('meta'))
      document.head.append(node('script'))
      document.body.prepend(node('div'))
      document.body.append(node('aside'))
      document.documentElement.append(node('section'))
    })
  })
  for (const path of pathsOfAllHeroes) {
    await page.goto(path)
    const main = await page.locator('main').elementHandle()
    await waitForHydration(page)
    expect(await main?.evaluate((one) => one.isConnected)).toBe(true)
    await expect(page).toHaveTitle(titleAt(path))
  }
  await follow(page, '/')
  await expect(page.locator('#extension-div')).toHaveCount(1)
})

errorTest(
  'C18: an extension that edits the page itself costs neither it nor what was typed',
  async ({ page, expectError }) => {
    const definition = formWith('text')
    expectError(/Minified React error #4\d\d/)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/client-[^/]*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(definition.path)
    const field = formOn(page, definition).first('text')
    await field.fill('Typed early')
    await page.evaluate(() => {
      document.querySelector('body > header')?.prepend(document.createElement('b'))
      document.querySelector('main')?.prepend(document.createElement('i'))
      for (const heading of document.querySelectorAll('h2')) heading.textContent = 'Übersetzt'
    })
    release()
    await waitForHydration(page)
    await expect(field).toHaveValue('Typed early')
    await expect(page).toHaveTitle(titleAt(definition.path))
    await expect(page.locator('h1')).toBeVisible()
    await follow(page, '/')
  },
)

const STATES: readonly (readonly [string, unknown])[] = [
  ['out of range', { __TSR_index: 9999, key: 'x', __TSR_key: 'x' }],
  ['negative', { __TSR_index: -5, key: 'x' }],
  ['not a number', { __TSR_index: 'many' }],
  ['another program’s', { usr: null, key: 7, idx: [] }],
  ['text', 'text'],
  ['nothing', null],
]

test('C12: back and forward work with history states that are out of range or of another program', async ({
  page,
}) => {
  const { path } = target()
  await open(page, '/')
  for (const [name, state] of STATES) {
    await test.step(name, async () => {
      await page.evaluate((one) => History.prototype.replaceState.call(history, one, ''), state)
      await follow(page, path)
      await page.goBack()
      await expect(page).toHaveTitle(titleAt('/'))
      await page.goForward()
      await expect(page).toHaveTitle(titleAt(path))
      await page.goBack()
      await page.reload()
      await waitForHydration(page)
      await expect(page).toHaveTitle(titleAt('/'))
      await follow(page, path)
      await page.goBack()
      await expect(page).toHaveTitle(titleAt('/'))
    })
  }
})

test('C13: if pushState throws, pages open with a full page load, also if replaceState throws', async ({
  page,
}) => {
  const { path } = target()
  const refuse = (names: readonly string[]) => {
    const throwError = () => {
      throw new DOMException('Too many calls', 'SecurityError')
    }
    for (const name of names) Reflect.set(History.prototype, name, throwError)
  }
  await page.addInitScript(refuse, ['pushState'])
  await open(page, '/')
  const count = countPageLoads(page)
  for (const to of [path, '/']) {
    await follow(page, to)
    await expect(page).toHaveURL(to)
    await waitForHydration(page)
  }
  expect(count.pageLoads).toBe(2)
  await page.addInitScript(refuse, ['replaceState'])
  await open(page, '/')
  await follow(page, path)
  await expect(page).toHaveURL(path)
})
