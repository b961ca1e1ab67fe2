import type { Page } from '@playwright/test'
import { isExpanded } from './support/isExpanded.ts'
import { desktopMenu, entryAt, parents } from './support/menu.ts'
import { heroes } from './support/manifest.ts'
import { expect, open, test } from './support/site.ts'

/*
 * Tests of the ARIA Authoring Practices Guide (github.com/w3c/aria-practices, test/tests), ported: all
 * of disclosure_navigation_hybrid.js, and the tests of rotation and its control in
 * carousel_carousel-1-prev-next.js and carousel_carousel-2-tablist.js. The titles are the original ones.
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

const topItems = (page: Page) =>
  desktopMenu(page).locator(':scope > ul > li > a, :scope > ul > li > div > button')

test.describe('disclosure navigation', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/')
  })

  test('"aria-controls" attribute on button', async ({ page }) => {
    for (const { index } of parents) {
      const { arrow, list } = entryAt(page, index)
      const id = await arrow.getAttribute('aria-controls')
      expect(id).toBeTruthy()
      await expect(list).toHaveAttribute('id', id ?? '')
    }
  })

  test('"aria-expanded" attribute on button', async ({ page }) => {
    for (const { index } of parents) {
      const { arrow } = entryAt(page, index)
      await expect.poll(() => isExpanded(arrow)).toBe(false)
    }
    for (const { index } of parents.toReversed()) {
      const { arrow, list } = entryAt(page, index)
      await arrow.click()
      await expect(list).toBeVisible()
      await expect.poll(() => isExpanded(arrow)).toBe(true)
    }
  })

  test('"aria-current" attribute on links', async ({ page }) => {
    for (const { index, children } of parents) {
      const { arrow, list } = entryAt(page, index)
      for (const at of children.keys()) {
        await arrow.click()
        await list.locator('a').nth(at).click()
        await expect(list.locator('a').nth(at)).toHaveAttribute('aria-current', 'page')
        await expect(desktopMenu(page).locator('[aria-current="page"]')).toHaveCount(1)
      }
    }
  })

  test('TAB should move focus between top-level items', async ({ page }) => {
    await topItems(page).first().focus()
    for (const item of await topItems(page).all()) {
      await expect(item).toBeFocused()
      await page.keyboard.press('Tab')
    }
  })

  for (const key of ['Enter', 'Space']) {
    test(`key ${key.toUpperCase()} expands dropdown`, async ({ page }) => {
      for (const { index } of parents.toReversed()) {
        const { arrow, list } = entryAt(page, index)
        await arrow.press(key)
        await expect.poll(() => isExpanded(arrow)).toBe(true)
        await expect(list).toBeVisible()
        await arrow.press(key)
        await expect.poll(() => isExpanded(arrow)).toBe(false)
        await expect(list).toBeHidden()
      }
    })
  }

  test('key ESCAPE closes dropdown', async ({ page }) => {
    const { arrow, list } = entryAt(page, parents[0]?.index ?? 0)
    await arrow.click()
    await expect(list).toBeVisible()
    await list.locator('a').first().press('Escape')
    await expect.poll(() => isExpanded(arrow)).toBe(false)
    await expect(list).toBeHidden()
  })

  test('arrow keys move focus between top-level items', async ({ page }) => {
    const items = topItems(page)
    const last = (await items.count()) - 1
    const moves = [
      [0, 'ArrowRight', 1],
      [0, 'ArrowDown', 1],
      [1, 'ArrowRight', 2],
      [last, 'ArrowRight', last],
      [0, 'ArrowLeft', 0],
      [1, 'ArrowLeft', 0],
      [2, 'ArrowUp', 1],
      [last, 'ArrowLeft', last - 1],
    ] as const
    for (const [from, key, to] of moves) {
      await items.nth(from).press(key)
      await expect(items.nth(to), `${key} from ${from}`).toBeFocused()
    }
  })

  test('down arrow moves focus from button to open menu', async ({ page }) => {
    const { arrow, list } = entryAt(page, parents[0]?.index ?? 0)
    await arrow.click()
    await expect(list).toBeVisible()
    await arrow.press('ArrowDown')
    await expect(list.locator('a').first()).toBeFocused()
    const other = entryAt(page, parents[1]?.index ?? 0)
    await other.arrow.press('ArrowDown')
    const next = entryAt(page, (parents[1]?.index ?? 0) + 1)
    await expect(next.link).toBeFocused()
  })

  test('home and end move focus to first and last items', async ({ page }) => {
    await topItems(page).nth(3).press('Home')
    await expect(topItems(page).first()).toBeFocused()
    await topItems(page).first().press('End')
    await expect(topItems(page).last()).toBeFocused()
  })

  test('arrow keys move focus between open menu links', async ({ page }) => {
    const { arrow, list } = entryAt(page, parents[0]?.index ?? 0)
    const links = list.locator('a')
    const last = (await links.count()) - 1
    await arrow.click()
    await expect(list).toBeVisible()
    const moves = [
      [0, 'ArrowDown', 1],
      [0, 'ArrowRight', 1],
      [last, 'ArrowDown', last],
      [0, 'ArrowUp', 0],
      [1, 'ArrowLeft', 0],
      [1, 'ArrowUp', 0],
    ] as const
    for (const [from, key, to] of moves) {
      await links.nth(from).press(key)
      await expect(links.nth(to), `${key} from ${from}`).toBeFocused()
    }
  })

  test('home and end move focus to first and last open menu link', async ({ page }) => {
    const { arrow, list } = entryAt(page, parents[0]?.index ?? 0)
    await arrow.click()
    await list.locator('a').nth(1).press('Home')
    await expect(list.locator('a').first()).toBeFocused()
    await list.locator('a').first().press('End')
    await expect(list.locator('a').last()).toBeFocused()
  })
})

test.describe('carousel', () => {
  const rotating = heroes.find(({ images }) => images.length > 1)
  const period = (rotating?.rotateSeconds ?? 0) * 1000
  const hero = (page: Page) => page.locator('main > header')
  const control = (page: Page) => hero(page).getByRole('button').first()
  const standing = (page: Page) =>
    hero(page)
      .locator('#hero-images img')
      .evaluateAll((all) =>
        all.findIndex((one) => {
          const slide = one.closest(
            '#hero-images [aria-roledescription], #hero-images [style*=opacity]',
          )
          return slide !== null && getComputedStyle(slide).opacity === '1'
        }),
      )

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2030-01-01T12:00:00Z') })
    await open(page, rotating?.path ?? '')
    await expect(hero(page).locator('#hero-images')).toBeAttached()
    await page.clock.pauseAt(new Date('2030-01-01T13:00:00Z'))
    await page.clock.runFor(2000)
  })

  test('pause, previous and next buttons have aria-label', async ({ page }) => {
    await expect(control(page)).toHaveAccessibleName(/\S/)
  })

  test('rotation button has aria-label that is updated based on pause state', async ({ page }) => {
    await expect(control(page)).toHaveAccessibleName('Pause background')
    // As the guide requires, focus stops the rotation and a click starts it.
    await control(page).press('Space')
    await expect(control(page)).toHaveAccessibleName('Pause background')
    await control(page).press('Enter')
    await expect(control(page)).toHaveAccessibleName('Play background')
  })

  test('TAB moves key through buttons', async ({ page }) => {
    await page.locator('a[href="#main"]').focus()
    await page.keyboard.press('Enter')
    for (const stop of await hero(page).locator('a[href], button').all()) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
    await expect(hero(page).locator('button').first()).toHaveAccessibleName('Play background')
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key.toUpperCase()} pause and start carousel motion`, async ({ page }) => {
      await control(page).focus()
      await page.keyboard.press('Shift+Tab')
      const stood = await standing(page)
      expect(stood).toBeGreaterThanOrEqual(0)
      await page.clock.runFor(2 * period)
      expect(await standing(page)).toBe(stood)
      await control(page).press(key)
      await page.keyboard.press('Shift+Tab')
      await page.clock.runFor(period + 2000)
      expect(await standing(page)).not.toBe(stood)
    })
  }
})

test(`${Object.keys(NOT_APPLICABLE).length} tests of the carousel lists do not apply, each for a stated reason`, () => {
  for (const [type, description] of Object.entries(NOT_APPLICABLE)) {
    test.info().annotations.push({ type, description })
    expect(description).not.toBe('')
  }
})
