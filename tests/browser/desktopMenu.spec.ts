import type { Page } from '@playwright/test'
import { isExpanded } from './support/isExpanded.ts'
import { escapeRegExp } from '../../generator/rules/texts.ts'
import { manifest } from './support/manifest.ts'
import {
  desktopMenu,
  entryAt,
  firstParent,
  linksIn,
  menu,
  menuTexts,
  parents,
  wordsOf,
} from './support/menu.ts'
import { pageScript, target } from './support/pageScript.ts'
import { expect, open, site, test } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Whether a target is a page of the site. */
const isPage = (to: string) => site.pages.some(({ path }) => path === to)

/** The items with a page of this site in their submenus, and the first such page. */
const withChildren = parents.flatMap((item) => {
  const child = item.children.find(({ to, target }) => isPage(to) && target === undefined)
  return child === undefined ? [] : [{ ...item, child }]
})

test('shows every item and every child, in order', async ({ page }) => {
  await open(page, '/')
  await expect(desktopMenu(page).locator(':scope > ul > li')).toHaveCount(menu.length)
  for (const [index, item] of menu.entries()) {
    const { entry, link, arrow, list } = entryAt(page, index)
    await expect(link).toBeVisible()
    const links = [item, ...item.children].map((one) => ({ text: wordsOf(one), to: one.to }))
    expect(await linksIn(entry)).toEqual(links)
    await expect(arrow).toHaveCount(item.children.length > 0 ? 1 : 0)
    await expect(list.locator('a:visible')).toHaveCount(0)
  }
})

test('opens one submenu at a time with its arrow buttons', async ({ page }) => {
  firstParent()
  await open(page, '/')
  for (const { text, children, index } of parents) {
    const { arrow, list } = entryAt(page, index)
    await expect(arrow).toHaveAccessibleName(menuTexts.submenu(text))
    await expect.poll(() => isExpanded(arrow)).toBe(false)
    await expect(arrow).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '')
    await arrow.click()
    await expect.poll(() => isExpanded(arrow)).toBe(true)
    await expect(list.locator('a:visible')).toHaveCount(children.length)
    expect(await expandedItems(page)).toEqual([index])
    await expect(desktopMenu(page).locator('ul ul:visible')).toHaveCount(1)
  }
  const [last = 0] = await expandedItems(page)
  await entryAt(page, last).arrow.click()
  await expect(desktopMenu(page).locator('ul ul:visible')).toHaveCount(0)
  expect(await expandedItems(page)).toEqual([])
})

test('is exposed as expanded or collapsed, and takes no focus, from the start of the transition', async ({
  page,
}) => {
  const parent = firstParent()
  await open(page, '/')
  for (const { index } of [parent]) {
    const { arrow, list } = entryAt(page, index)
    await expect.poll(() => isExpanded(arrow)).toBe(false)
    await expect(list).toHaveCSS('transition-duration', /^0\.3s/)
    const press = () =>
      list.evaluate(async (element) => {
        const button = element.parentElement?.querySelector('button')
        button?.focus()
        button?.click()
        await new Promise((resolve) => requestAnimationFrame(resolve))
        element.querySelector('a')?.focus()
        // Paused, so that the transition does not end before the accessibility tree is read.
        for (const animation of element.getAnimations()) animation.pause()
        const moving = element.getAnimations().length > 0
        return { moving, focused: element.contains(document.activeElement) }
      })
    const finish = async () => {
      await list.evaluate((one) => one.getAnimations().forEach((animation) => animation.finish()))
      await expect.poll(() => list.evaluate((one) => one.getAnimations().length)).toBe(0)
    }
    expect(await press()).toEqual({ moving: true, focused: true })
    expect(await isExpanded(arrow)).toBe(true)
    await finish()
    expect(await press()).toEqual({ moving: true, focused: false })
    expect(await isExpanded(arrow)).toBe(false)
    await finish()
  }
})

test('closes after a click on a link, also on a link to the current page', async ({ page }) => {
  needsChildren()
  await open(page, '/')
  for (const { index, child } of withChildren) {
    const { arrow, list } = entryAt(page, index)
    for (const to of [child.to, child.to]) {
      await arrow.click()
      await list.locator(`a[href="${to}"]`).click()
      await expect(page).toHaveURL(to)
      await expect.poll(() => isExpanded(arrow)).toBe(false)
      await expect(list).toBeHidden()
    }
  }
})

test('marks the current page and highlights its parent item', async ({ page }) => {
  needsChildren()
  await open(page, '/')
  for (const { index, to, child } of withChildren) {
    if (!isPage(to) || child.to === to) continue
    const { entry, link, arrow, list } = entryAt(page, index)
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await arrow.click()
    await list.locator(`a[href="${child.to}"]`).click()
    await expect(list.locator(`a[href="${child.to}"]`)).toHaveAttribute('aria-current', 'page')
    await expect(desktopMenu(page).locator('[aria-current]')).toHaveCount(1)
    for (const other of menu.keys()) {
      await expect.poll(() => markOf(page, other)).toBe(other === index ? 1 : 0)
    }
    await expect(entry).toBeVisible()
  }
})

test('highlights the pending page', async ({ page }) => {
  const { path } = target()
  const index = menu.findIndex(({ to }) => to === path)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(pageScript(), async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/')
  await entryAt(page, index).link.click()
  await expect.poll(() => markOf(page, index)).toBe(0.5)
  const home = menu.findIndex(({ to }) => to === '/')
  if (home >= 0) {
    expect(await markOf(page, home)).toBe(1)
    // The current page is still the one with aria-current.
    await expect(entryAt(page, home).link).toHaveAttribute('aria-current', 'page')
  }
  await expect(entryAt(page, index).link).not.toHaveAttribute('aria-current')
  release()
  await expect(entryAt(page, index).link).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => markOf(page, index)).toBe(1)
  if (home >= 0) await expect.poll(() => markOf(page, home)).toBe(0)
})

test('announces that a link opens a new tab', async ({ page }) => {
  await open(page, '/')
  const name = new RegExp(`${escapeRegExp(manifest.texts.shell.newTab)}$`)
  for (const link of await page.locator('a[target]').all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    await expect(link).toHaveAccessibleName(name)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens, and its links work', async ({ page }) => {
    needsChildren()
    for (const { index, child } of withChildren) {
      const { arrow, list } = entryAt(page, index)
      await page.goto('/')
      await arrow.click()
      await list.locator(`a[href="${child.to}"]`).click()
      await expect(page).toHaveURL(child.to)
      await page.goto('/')
      await arrow.focus()
      expect(await isExpanded(arrow)).toBe(false)
      await page.keyboard.press('Enter')
      await expect(list.locator('a').first()).toBeVisible()
      expect(await isExpanded(arrow)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      expect(await isExpanded(arrow)).toBe(false)
    }
  })
})

const needsChildren = () => usedBySite(withChildren[0], 'a menu item with a submenu')

/** The indexes of the menu items whose buttons are exposed as expanded. */
async function expandedItems(page: Page): Promise<number[]> {
  const expanded: number[] = []
  for (const { index } of parents) {
    if (await isExpanded(entryAt(page, index).arrow)) expanded.push(index)
  }
  return expanded
}

/** The opacity of an item's highlight: 0 to 1. */
const markOf = (page: Page, index: number) =>
  entryAt(page, index).entry.evaluate((one) => Number(getComputedStyle(one, '::after').opacity))
