import { fillAll, formOn, formOnSite, forms, openFilled, uniqueEmail } from './support/forms.ts'
import { desktopMenu } from './support/menu.ts'
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
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await expect(page).toHaveTitle(titleAt(path))
    }
  })

  for (const { id, status } of forms) {
    test(`${id} is sent without storing anything`, async ({ page }) => {
      const form = await openFilled(page, id, uniqueEmail())
      await page.reload()
      await waitForHydration(page)
      const values = Object.values(await form.values())
      expect(values.every((value) => value === '' || value === 'false')).toBe(true)
      await fillAll(page, formOnSite(id), uniqueEmail())
      await form.button.click()
      await expect(form.status).toHaveText(status.sent)
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
    await desktopMenu(page).locator('a[href="/"]').first().click()
    await expect(page).toHaveTitle(titleAt('/'))
    await expect(page.locator('#extension-div')).toHaveCount(1)
  })

  errorTest(
    'that edits the page itself costs neither it nor what was typed',
    async ({ page, expectError }) => {
      expectError(/Minified React error #4\d\d/)
      const [form] = forms
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\/assets\/client-[^/]*\.js$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(form?.path ?? '')
      const field = formOn(page, form?.id ?? '').field('name')
      await field.fill('Typed early')
      await page.evaluate(() => {
        document.querySelector('body > header')?.prepend(document.createElement('b'))
        document.querySelector('main')?.prepend(document.createElement('i'))
        for (const heading of document.querySelectorAll('h2')) heading.textContent = 'Übersetzt'
      })
      release()
      await waitForHydration(page)
      await expect(field).toHaveValue('Typed early')
      await expect(page).toHaveTitle(titleAt(form?.path ?? ''))
      await expect(page.locator('h1')).toBeVisible()
      await desktopMenu(page).locator('a[href="/"]').first().click()
      await expect(page).toHaveTitle(titleAt('/'))
    },
  )
})
