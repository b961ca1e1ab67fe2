import { fillAll, openFilled } from './support/fillForm.ts'
import { formOn, isEmpty } from './support/formOn.ts'
import { forms, formWith } from './support/forms.ts'
import { uniqueEmail } from './support/formService.ts'
import { changeLocation, follow } from './support/links.ts'
import { titleAt } from './support/manifest.ts'
import { test as errorTest } from './support/expectedErrors.ts'
import { pathsOfAllKinds } from './support/samplePaths.ts'
import { expect, waitForHydration, open, site, test } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('C17: with storage that throws', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: refuse })
      }
    })
  })

  test('every page opens, directly or by a link', async ({ page }) => {
    test.setTimeout(120_000)
    for (const path of pathsOfAllKinds) await open(page, path)
    for (const { path } of site.pages) {
      await page.evaluate(changeLocation, path)
      await expect(page).toHaveTitle(titleAt(path))
    }
  })

  for (const definition of forms) {
    test(`${definition.id} is sent without storing anything`, async ({ page }) => {
      const form = await openFilled(page, definition, uniqueEmail())
      await page.reload()
      await waitForHydration(page)
      expect(isEmpty(await form.values())).toBe(true)
      await fillAll(page, definition, uniqueEmail())
      await form.button.click()
      await expect(form.status).toHaveText(form.texts.sent)
    })
  }
})

test.describe('C18: an extension', () => {
  test('may change html, head and body before hydration', async ({ page }) => {
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
    for (const { path } of site.pages.slice(0, 6)) {
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
    'that edits the page itself costs neither it nor what was typed',
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
})
