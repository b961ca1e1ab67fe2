import type { Page } from '@playwright/test'
import { manifest } from './support/manifest.ts'
import { expect, test } from './support/site.ts'
import { FADE, openSlideshow, shownImages, slidePeriod } from './support/slideshow.ts'

/*
 * Tests of the ARIA Authoring Practices Guide (github.com/w3c/aria-practices, test/tests), ported: the
 * tests of rotation and its control in carousel_carousel-1-prev-next.js and
 * carousel_carousel-2-tablist.js. The titles are the original ones.
 */

/** Tests of the carousel that do not apply to decorative, rotating images, with the reason. */
const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  'section element used to contain slider': 'no region: there is nothing in it to go to',
  'section has aria-roledescription set to carousel': 'as above',
  'section has aria-label': 'as above',
  'slide container have aria-live initially set to off': 'the images are hidden from the tree',
  'previous and next buttons have aria-controls': 'no such buttons: no image says anything',
  'slides have role group': 'the images are hidden from the tree',
  'slides have aria-label': 'as above',
  'slides have aria-roledescription set to slide': 'as above',
  'SPACE on previous and next': 'no such buttons',
  'ENTER on previous and next': 'no such buttons',
  'tablist, tab and tabpanel: roles, names, aria-selected, tabindex, aria-controls (11 tests)':
    'no tabs: no image is chosen',
  'TAB, ARROW_RIGHT, ARROW_LEFT, HOME and END on tabs (5 tests)': 'no tabs',
}

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('carousel', () => {
  const { slideshow } = manifest.texts
  const hero = (page: Page) => page.locator('main > header')
  const control = (page: Page) => hero(page).getByRole('button').first()

  test.beforeEach(({ page }) => openSlideshow(page))

  test('pause, previous and next buttons have aria-label', async ({ page }) => {
    await expect(control(page)).toHaveAccessibleName(/\S/)
  })

  test('rotation button has aria-label that is updated based on pause state', async ({ page }) => {
    await expect(control(page)).toHaveAccessibleName(slideshow.pause)
    // As the guide requires, focus stops the rotation and a click starts it.
    await control(page).press('Space')
    await expect(control(page)).toHaveAccessibleName(slideshow.pause)
    await control(page).press('Enter')
    await expect(control(page)).toHaveAccessibleName(slideshow.play)
  })

  test('TAB moves key through buttons', async ({ page }) => {
    await page.locator('a[href="#main"]').focus()
    await page.keyboard.press('Enter')
    for (const stop of await hero(page).locator('a[href], button').all()) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
    await expect(hero(page).locator('button').first()).toHaveAccessibleName(slideshow.play)
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key.toUpperCase()} pause and start carousel motion`, async ({ page }) => {
      await control(page).focus()
      await page.keyboard.press('Shift+Tab')
      const stood = await shownImages(page)
      expect(stood).toHaveLength(1)
      await page.clock.runFor(2 * slidePeriod())
      expect(await shownImages(page)).toEqual(stood)
      await control(page).press(key)
      await page.keyboard.press('Shift+Tab')
      await page.clock.runFor(slidePeriod() + FADE)
      expect(await shownImages(page)).not.toEqual(stood)
    })
  }
})

test(`${Object.keys(NOT_APPLICABLE).length} tests of the carousel lists do not apply, each for a stated reason`, () => {
  for (const [type, description] of Object.entries(NOT_APPLICABLE)) {
    test.info().annotations.push({ type, description })
    expect(description).not.toBe('')
  }
})
