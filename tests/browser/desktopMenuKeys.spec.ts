import { isExpanded } from './support/isExpanded.ts'
import { desktopMenu, entryAt, firstParent, parents } from './support/menu.ts'
import { expect, open, test } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('Tab reaches every link and button of the menu bar, but nothing in closed submenus', async ({
  page,
}) => {
  await open(page, '/')
  const bar = desktopMenu(page).locator(':scope > ul')
  const shown = bar.locator(':scope > li > a, :scope > li > div > button')
  await shown.first().focus()
  for (const stop of await shown.all()) {
    await expect(stop).toBeFocused()
    await page.keyboard.press('Tab')
  }
  expect(await bar.evaluate((one) => one.contains(document.activeElement))).toBe(false)
})

for (const { text, index, children } of parents) {
  test(`the keyboard opens, traverses and closes ${text}`, async ({ page }) => {
    await open(page, '/')
    const { link, arrow, list } = entryAt(page, index)
    await expect.poll(() => isExpanded(arrow)).toBe(false)
    await link.focus()
    await page.keyboard.press('Tab')
    await expect(arrow).toBeFocused()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect.poll(() => isExpanded(arrow)).toBe(true)
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

test('arrow keys, Home and End move the focus in the menu bar and in submenus', async ({
  page,
}) => {
  const parent = firstParent()
  await open(page, '/')
  for (const { index } of [parent]) {
    const { link, arrow, list } = entryAt(page, index)
    await expect.poll(() => isExpanded(arrow)).toBe(false)
    const links = list.locator('a')
    await link.focus()
    await page.keyboard.press('ArrowRight')
    await expect(arrow).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(link).toBeFocused()
    await page.keyboard.press('Home')
    await expect(desktopMenu(page).locator('a').first()).toBeFocused()
    await arrow.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Enter')
    if ((await links.first().getAttribute('target')) !== null) continue
    await expect(page).toHaveURL((await links.first().getAttribute('href')) ?? '')
  }
})

test('a click outside closes the open submenu', async ({ page }) => {
  const parent = firstParent()
  await open(page, '/')
  for (const { index } of [parent]) {
    const { arrow, list } = entryAt(page, index)
    await arrow.click()
    await expect(list).toBeVisible()
    await page.mouse.click(5, 500)
    await expect(list).toBeHidden()
    await expect.poll(() => isExpanded(arrow)).toBe(false)
  }
})
