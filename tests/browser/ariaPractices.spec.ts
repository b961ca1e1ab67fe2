import type { Page } from '@playwright/test'
import { isExpanded } from './support/isExpanded.ts'
import { desktopMenu, entryAt, firstParent, parents, secondParent } from './support/menu.ts'
import { expect, open, test } from './support/site.ts'

/*
 * Tests of the ARIA Authoring Practices Guide (github.com/w3c/aria-practices, test/tests), ported: all
 * of disclosure_navigation_hybrid.js. The titles are the original ones. The tests of the carousel are in
 * ariaCarousel.spec.ts.
 */

test.use({ viewport: { width: 1440, height: 900 } })

const topItems = (page: Page) =>
  desktopMenu(page).locator(':scope > ul > li > a, :scope > ul > li > div > button')

test.describe('disclosure navigation', () => {
  test.beforeEach(async ({ page }) => {
    firstParent()
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
      for (const [at, { target }] of children.entries()) {
        if (target !== undefined) continue
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
    const { arrow, list } = entryAt(page, firstParent().index)
    await arrow.click()
    await expect(list).toBeVisible()
    await list.locator('a').first().press('Escape')
    await expect.poll(() => isExpanded(arrow)).toBe(false)
    await expect(list).toBeHidden()
  })

  test('arrow keys move focus between top-level items', async ({ page }) => {
    const items = topItems(page)
    const last = (await items.count()) - 1
    // A link and its button are two items.
    const third = Math.min(2, last)
    const moves = [
      [0, 'ArrowRight', 1],
      [0, 'ArrowDown', 1],
      [1, 'ArrowRight', third],
      [last, 'ArrowRight', last],
      [0, 'ArrowLeft', 0],
      [1, 'ArrowLeft', 0],
      [third, 'ArrowUp', third - 1],
      [last, 'ArrowLeft', last - 1],
    ] as const
    for (const [from, key, to] of moves) {
      await items.nth(from).press(key)
      await expect(items.nth(to), `${key} from ${from}`).toBeFocused()
    }
  })

  test('down arrow moves focus from button to open menu', async ({ page }) => {
    const { arrow, list } = entryAt(page, firstParent().index)
    await arrow.click()
    await expect(list).toBeVisible()
    await arrow.press('ArrowDown')
    await expect(list.locator('a').first()).toBeFocused()
    const items = topItems(page)
    const { arrow: other } = entryAt(page, secondParent().index)
    const next = await other.evaluate(
      (button, all) => all.indexOf(button) + 1,
      await items.elementHandles(),
    )
    await other.press('ArrowDown')
    await expect(items.nth(Math.min(next, (await items.count()) - 1))).toBeFocused()
  })

  test('home and end move focus to first and last items', async ({ page }) => {
    await topItems(page).nth(1).press('Home')
    await expect(topItems(page).first()).toBeFocused()
    await topItems(page).first().press('End')
    await expect(topItems(page).last()).toBeFocused()
  })

  test('arrow keys move focus between open menu links', async ({ page }) => {
    const { arrow, list } = entryAt(page, firstParent().index)
    const links = list.locator('a')
    const last = (await links.count()) - 1
    await arrow.click()
    await expect(list).toBeVisible()
    const second = Math.min(1, last)
    const moves = [
      [0, 'ArrowDown', second],
      [0, 'ArrowRight', second],
      [last, 'ArrowDown', last],
      [0, 'ArrowUp', 0],
      [second, 'ArrowLeft', 0],
      [second, 'ArrowUp', 0],
    ] as const
    for (const [from, key, to] of moves) {
      await links.nth(from).press(key)
      await expect(links.nth(to), `${key} from ${from}`).toBeFocused()
    }
  })

  test('home and end move focus to first and last open menu link', async ({ page }) => {
    const { arrow, list } = entryAt(page, firstParent().index)
    await arrow.click()
    await list.locator('a').last().press('Home')
    await expect(list.locator('a').first()).toBeFocused()
    await list.locator('a').first().press('End')
    await expect(list.locator('a').last()).toBeFocused()
  })
})
