import type { Page } from '@playwright/test'
import { isExpanded } from './support/isExpanded.ts'
import { desktopMenu, entryAt, linksIn, menu, parents, wordsOf } from './support/menu.ts'
import { expect, open, site, test } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** An item with a submenu, and the first page of this site in the submenu. */
const withChildren = parents.map((item) => ({
  ...item,
  child: item.children.find(({ to, target }) => to.startsWith('/') && target === undefined),
}))

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
  await open(page, '/')
  for (const { text, children, index } of parents) {
    const { arrow, list } = entryAt(page, index)
    await expect(arrow).toHaveAccessibleName(`${text} submenu`)
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
  await open(page, '/')
  for (const { index } of parents.slice(0, 1)) {
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
  await open(page, '/')
  for (const { index, child } of withChildren) {
    if (child === undefined) continue
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
  await open(page, '/')
  for (const { index, to, child } of withChildren) {
    if (child === undefined || child.to === to) continue
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
  const ids = new Map<string, string>(site.pages.map(({ path, id }) => [path, id]))
  const index = menu.findIndex(
    ({ to, target }) => to !== '/' && target === undefined && ids.has(to),
  )
  const id = ids.get(menu[index]?.to ?? '')
  expect(id).toBeDefined()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(new RegExp(`/assets/${id}\\.gen-.*\\.js`), async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/')
  await entryAt(page, index).link.click()
  await expect.poll(() => markOf(page, index)).toBe(0.5)
  const home = menu.findIndex(({ to }) => to === '/')
  expect(await markOf(page, home)).toBe(1)
  // The current page is still the one with aria-current.
  await expect(entryAt(page, home).link).toHaveAttribute('aria-current', 'page')
  await expect(entryAt(page, index).link).not.toHaveAttribute('aria-current')
  release()
  await expect(entryAt(page, index).link).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => markOf(page, index)).toBe(1)
  await expect.poll(() => markOf(page, home)).toBe(0)
})

test('announces that a link opens a new tab', async ({ page }) => {
  await open(page, '/')
  for (const link of await page.locator('a[target]').all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    await expect(link).toHaveAccessibleName(/\(opens in new tab\)$/)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens, and its links work', async ({ page }) => {
    for (const { index, child } of withChildren) {
      if (child === undefined) continue
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
