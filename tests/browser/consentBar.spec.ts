import { storedItems } from '../../src/model/deviceStorage.ts'
import { consentOn, mapPath, needsConsent } from './support/consent.ts'
import { formOn } from './support/formOn.ts'
import { formWith } from './support/forms.ts'
import { layoutShift, recordLayoutShift } from './support/layoutShift.ts'
import { follow, pageBesides } from './support/links.ts'
import { heroes } from './support/manifest.ts'
import { mapProvider } from './support/mapProvider.ts'
import { expect, open, test } from './support/site.ts'
import { violations } from './audit/axe.ts'
import { resize, setTextSize } from './support/window.ts'

test.use({ isFirstVisit: true })

test.beforeEach(() => void needsConsent())

const withoutSlideshow = heroes.find(({ images }) => images.length < 2)?.path ?? '/'

/** Small and large phones, a tablet, a laptop and a desktop. */
const WINDOWS = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 664],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const

test('K11: the consent bar covers no text and no control, moves nothing, and traps no focus', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await recordLayoutShift(page)
  const tallest = heroes.find(({ overlay }) => overlay)?.path ?? '/'
  for (const path of new Set(['/', mapPath ?? withoutSlideshow, tallest])) {
    await test.step(path, async () => {
      await resize(page, { width: 1280, height: 720 })
      await open(page, path)
      const { bar } = consentOn(page)
      await expect(bar).toBeVisible()
      expect(await layoutShift(page)).toBe(0)
      await expect(bar).toHaveCSS('background-color', /^rgb\(/)
      expect(await violations(page, `section:has(#consent-title)`)).toEqual([])
      for (const textSize of [32, 16]) {
        await setTextSize(page, textSize)
        for (const [width, height] of WINDOWS) {
          await resize(page, { width, height })
          const state = `${width} × ${height}, text of ${textSize} pixels`
          expect(await bar.evaluate(coveredAndLow), state).toEqual({ covered: [], low: [] })
        }
      }
      await bar.getByRole('link').focus()
      const controls = await bar.locator('a, button').count()
      for (let press = 0; press < controls; press += 1) await page.keyboard.press('Tab')
      await expect(bar.locator(':focus')).toHaveCount(0)
    })
  }
  const before = await page.locator('main > *').evaluateAll(tops)
  await consentOn(page).decline.click()
  await expect(consentOn(page).bar).toHaveCount(0)
  expect(await page.locator('main > *').evaluateAll(tops)).toEqual(before)
})

/** The positions of elements. */
const tops = (elements: readonly Element[]) =>
  elements.map((element) => element.getBoundingClientRect().top)

/** The texts and controls of the page that the consent bar covers, and its buttons that are less than 44 px high. */
function coveredAndLow(bar: Element) {
  const { top, bottom } = bar.getBoundingClientRect()
  const covered = [...document.querySelectorAll('body > header, main :is(h1, h2, p, a, button)')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const box = element.getBoundingClientRect()
      return box.height > 2 && box.bottom > top + 1 && box.top < bottom - 1
    })
    .map((element) => element.textContent)
  const low = [...bar.querySelectorAll('button')]
    .filter((button) => button.getBoundingClientRect().height < 44)
    .map((button) => button.textContent)
  return { covered, low }
}

test('K11: reopened, the bar hides neither the focused element nor the one that opened it, and Escape closes it from anywhere', async ({
  page,
}) => {
  const { bar, decline, reopen } = consentOn(page)
  const home = page.locator('header a').first()
  await open(page, withoutSlideshow)
  await decline.click()
  for (const [width, height] of [
    [390, 700],
    [1280, 720],
  ] as const) {
    await resize(page, { width, height })
    await reopen.click()
    await expect(bar).toBeFocused()
    await expect(bar).toHaveCSS('background-color', /^rgb\(/)
    const { y = 0, height: size = 0 } = (await reopen.boundingBox()) ?? {}
    expect(y + size).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
    expect(await bar.evaluate(hiddenWhenFocused)).toEqual([])
    await expect(bar.locator(':focus')).toHaveCount(0)
    await page.evaluate(openDialog)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(bar).toBeVisible()
    await home.focus()
    await page.keyboard.press('Escape')
    await expect(bar).toHaveCount(0)
    await expect(home).toBeFocused()
    await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px')
  }
})

/** Opens a dialog above the page, such as the menu of small screens. */
function openDialog() {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
}

/** Focuses each control of the page, and returns those that the bar then hides completely. */
function hiddenWhenFocused(bar: Element) {
  scrollTo(0, 0)
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
  return all
    .filter((control) => !bar.contains(control) && control.checkVisibility())
    .filter((control) => {
      control.focus()
      return control.getBoundingClientRect().top >= bar.getBoundingClientRect().top
    })
    .map((control) => control.textContent)
}

test('the privacy page lists everything that is stored in the browser', async ({ page }) => {
  const form = formWith('email')
  const elsewhere = pageBesides(form.path)
  await mapProvider(page.context())
  await open(page, form.path)
  await consentOn(page).accept.click()
  await formOn(page, form).first('email').fill('ada@example.com')
  await follow(page, elsewhere)
  await page.goBack()
  await page.goto(elsewhere)
  const kept = await page.evaluate(() => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    cookies: document.cookie,
  }))
  for (const area of ['session', 'local'] as const) {
    expect(kept[area].length).toBeGreaterThan(0)
    const declared = storedItems.filter((item) => item.area === area).map(({ key }) => key)
    const undeclared = kept[area].filter((key) => !declared.some((own) => key.startsWith(own)))
    expect(undeclared).toEqual([])
  }
  expect(kept.cookies).toBe('')
})
