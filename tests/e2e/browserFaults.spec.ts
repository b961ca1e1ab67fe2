import { fillAll, formOn, formOnSite, forms, openFilled, uniqueEmail } from './support/forms.ts'
import { desktopMenu } from './support/menu.ts'
import { titleAt } from './support/place.ts'
import { test as faulty } from './support/faulty.ts'
import { everyKind } from './support/sample.ts'
import { expect, hydrated, open, site, test } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('C17: where storage throws', () => {
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

  test('every kind of page opens, and every page is reached', async ({ page }) => {
    test.setTimeout(120_000)
    for (const path of everyKind) await open(page, path)
    for (const { path } of site.addresses) {
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await expect(page).toHaveTitle(titleAt(path))
    }
  })

  for (const { id, status } of forms) {
    test(`${id} is sent, and nothing is remembered`, async ({ page }) => {
      const form = await openFilled(page, id, uniqueEmail())
      await page.reload()
      await hydrated(page)
      const values = Object.values(await form.values())
      expect(values.every((value) => value === '' || value === 'false')).toBe(true)
      await fillAll(page, formOnSite(id), uniqueEmail())
      await form.button.click()
      await expect(form.status).toHaveText(status.sent)
    })
  }
})

test.describe('C18: an extension', () => {
  test('may edit html, head and body before the page comes alive', async ({ page }) => {
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
    for (const { path } of site.addresses.slice(0, 6)) {
      await page.goto(path)
      const main = await page.locator('main').elementHandle()
      await hydrated(page)
      expect(await main?.evaluate((one) => one.isConnected)).toBe(true)
      await expect(page).toHaveTitle(titleAt(path))
    }
    await desktopMenu(page).locator('a[href="/"]').first().click()
    await expect(page).toHaveTitle(titleAt('/'))
    await expect(page.locator('#extension-div')).toHaveCount(1)
  })

  faulty(
    'that edits the page itself costs neither it nor what was typed',
    async ({ page, expectTrouble }) => {
      expectTrouble(/Minified React error #4\d\d/)
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
      await hydrated(page)
      await expect(field).toHaveValue('Typed early')
      await expect(page).toHaveTitle(titleAt(form?.path ?? ''))
      await expect(page.locator('h1')).toBeVisible()
      await desktopMenu(page).locator('a[href="/"]').first().click()
      await expect(page).toHaveTitle(titleAt('/'))
    },
  )
})
