import type { Page } from '@playwright/test'
import {
  desktopMenu,
  entryAt,
  firstParent,
  parents,
  isExpanded,
  openWithRow,
} from './support/menu.ts'
import { expect, test } from './support/site.ts'

/*
 * The keys of the menu bar. They include the tests of the ARIA Authoring Practices Guide
 * (github.com/w3c/aria-practices, test/tests/disclosure_navigation_hybrid.js), each as a step with its
 * original title.
 */

test.use({ viewport: { width: 1440, height: 900 } })

const topItems = (page: Page) =>
  desktopMenu(page).locator(':scope > ul > li > a, :scope > ul > li > div > button')

test('Tab, Enter, Space and Escape open, traverse and close submenus', async ({ page }) => {
  firstParent()
  await openWithRow(page)
  await test.step('TAB should move focus between top-level items', async () => {
    await topItems(page).first().focus()
    for (const item of await topItems(page).all()) {
      await expect(item).toBeFocused()
      await page.keyboard.press('Tab')
    }
    const bar = desktopMenu(page).locator(':scope > ul')
    expect(await bar.evaluate((one) => one.contains(document.activeElement))).toBe(false)
  })
  for (const { text, to, index, children } of parents.slice(0, 1)) {
    await test.step(`key ENTER, SPACE and ESCAPE expand and close dropdown: ${text}`, async () => {
      const { link, arrow, list } = entryAt(page, index)
      await (to === undefined ? arrow : link).focus()
      if (to !== undefined) await page.keyboard.press('Tab')
      await expect(arrow).toBeFocused()
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key)
        await expect.poll(() => isExpanded(arrow)).toBe(true)
        await expect(list).toBeVisible()
        await page.keyboard.press(key)
        await expect.poll(() => isExpanded(arrow)).toBe(false)
        await expect(list).toBeHidden()
        await page.keyboard.press(key)
        await expect(list).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(list.locator('a').first()).toBeFocused()
        await page.keyboard.press('Escape')
        await expect.poll(() => isExpanded(arrow)).toBe(false)
        await expect(list).toBeHidden()
        await expect(arrow).toBeFocused()
      }
      await page.keyboard.press('Enter')
      for (let at = 0; at < children.length; at += 1) {
        await page.keyboard.press('Tab')
        await expect(list.locator('a').nth(at)).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(list).toBeHidden()
      await expect.poll(() => isExpanded(arrow)).toBe(false)
      expect(await list.evaluate((one) => one.contains(document.activeElement))).toBe(false)
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    })
  }
})

test('arrow keys, Home and End move the focus in the menu bar and in submenus', async ({
  page,
}) => {
  const { arrow, list } = entryAt(page, firstParent().index)
  await openWithRow(page)
  await expect.poll(() => isExpanded(arrow)).toBe(false)
  const items = topItems(page)
  await test.step('arrow keys move focus between top-level items', async () => {
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
  await test.step('down arrow moves focus from the button of a closed submenu to the next item', async () => {
    const next = await arrow.evaluate(
      (button, all) => all.indexOf(button) + 1,
      await items.elementHandles(),
    )
    await arrow.press('ArrowDown')
    await expect(items.nth(Math.min(next, (await items.count()) - 1))).toBeFocused()
  })
  await test.step('home and end move focus to first and last items', async () => {
    await items.nth(1).press('Home')
    await expect(items.first()).toBeFocused()
    await items.first().press('End')
    await expect(items.last()).toBeFocused()
  })
  const links = list.locator('a')
  await test.step('down arrow moves focus from button to open menu', async () => {
    await arrow.click()
    await expect(list).toBeVisible()
    await arrow.press('ArrowDown')
    await expect(links.first()).toBeFocused()
  })
  await test.step('arrow keys, home and end move focus between open menu links', async () => {
    const last = (await links.count()) - 1
    const second = Math.min(1, last)
    const moves = [
      [0, 'ArrowDown', second],
      [0, 'ArrowRight', second],
      [last, 'ArrowDown', last],
      [0, 'ArrowUp', 0],
      [second, 'ArrowLeft', 0],
      [second, 'ArrowUp', 0],
      [last, 'Home', 0],
      [0, 'End', last],
    ] as const
    for (const [from, key, to] of moves) {
      await links.nth(from).press(key)
      await expect(links.nth(to), `${key} from ${from}`).toBeFocused()
    }
  })
  await test.step('key ESCAPE closes dropdown', async () => {
    await links.first().press('Escape')
    await expect.poll(() => isExpanded(arrow)).toBe(false)
    await expect(list).toBeHidden()
  })
  await test.step('Enter follows a link of a submenu', async () => {
    await arrow.press('Enter')
    await arrow.press('ArrowDown')
    await expect(links.first()).toBeFocused()
    if ((await links.first().getAttribute('target')) !== null) return
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((await links.first().getAttribute('href')) ?? '')
  })
})
