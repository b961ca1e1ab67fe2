import { storedItems } from '../../src/model/deviceStorage.ts'
import { consentOn, mapPath, needsConsent } from './support/consent.ts'
import { formOn } from './support/formOn.ts'
import { formWith } from './support/forms.ts'
import { layoutShift, recordLayoutShift } from './support/layoutShift.ts'
import { follow, pageBesides } from './support/links.ts'
import { heroes, manifest } from './support/manifest.ts'
import { mapProvider } from './support/mapProvider.ts'
import { expect, open, test } from './support/site.ts'
import { violations } from './audit/axe.ts'
import { resize } from './support/window.ts'

test.use({ isFirstVisit: true })

test.beforeEach(() => void needsConsent())

const withoutSlideshow = heroes.find(({ images }) => images.length < 2)?.path ?? '/'

test('K11: the consent bar is the second Tab stop, covers no focused element, and traps no focus', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await recordLayoutShift(page)
  for (const [width, height] of [
    [1280, 720],
    [320, 480],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await resize(page, { width, height })
      await open(page, mapPath ?? withoutSlideshow)
      const { bar } = consentOn(page)
      await expect(bar).toBeVisible()
      expect(await layoutShift(page)).toBe(0)
      expect(await violations(page, `section:has(#consent-title)`)).toEqual([])
      for (const button of await bar.getByRole('button').all()) {
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: manifest.texts.shell.skipLink })).toBeFocused()
      const inBar: boolean[] = []
      for (let press = 0; press < 120; press += 1) {
        await page.keyboard.press('Tab')
        const focus = await page.evaluate(focused)
        if (focus === undefined) break
        expect(focus.isCovered, focus.name).toBe(false)
        inBar.push(focus.isInBar)
      }
      const stopsInBar = await bar.locator('a, button, input').count()
      expect(inBar.slice(0, stopsInBar + 1)).toEqual([...Array(stopsInBar).fill(true), false])
      expect(inBar.slice(stopsInBar).filter(Boolean)).toEqual([])
      // Every link and control after the bar has been visited.
      expect(inBar.length).toBeGreaterThan(await page.locator('footer a:visible').count())
      expect(await layoutShift(page)).toBe(0)
    })
  }
})

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

/** The focused element and whether another element covers it. Undefined at the end of the page. */
function focused() {
  const element = document.activeElement
  if (element === null || element === document.body) return undefined
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const bar = document.querySelector('section:has(#consent-title)')
  const isInBar = bar?.contains(element) === true
  const limit = isInBar ? innerHeight : (bar?.getBoundingClientRect().top ?? innerHeight)
  const seen = document.elementFromPoint((left + right) / 2, (top + Math.min(bottom, limit)) / 2)
  // In a textarea, the browser scrolls the line with the caret into view.
  const end = element instanceof HTMLTextAreaElement ? top + 32 : bottom
  const isFullySeen = end <= limit + 1
  return {
    name: `${element.tagName} ${element.textContent}`,
    isInBar,
    isCovered: !isInBar && (!isFullySeen || (seen !== null && bar?.contains(seen) === true)),
  }
}
