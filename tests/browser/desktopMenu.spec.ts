import type { Page } from '@playwright/test'
import type { MenuItem } from '../../src/shell/header/navigationStore.ts'
import { titleAt } from './support/manifest.ts'
import {
  desktopMenu,
  entryAt,
  buttonOf,
  firstParent,
  menu,
  parents,
  wordsOf,
  isExpanded,
  openWithRow,
} from './support/menu.ts'
import { linkToTarget, pageScript, target } from './support/pageScript.ts'
import { expect, site, test } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Whether a target is a page of the site. */
const isPage = (to = '') => site.pages.some(({ path }) => path === to)

/** The items with a page of this site in their submenus, and the first such page. */
const withChildren = parents.flatMap((item) => {
  const child = item.children.find(({ to, target }) => isPage(to) && target === undefined)
  return child === undefined ? [] : [{ ...item, child }]
})

const needsChildren = () => usedBySite(withChildren[0], 'a menu item with a submenu')

/** The link, if there is one, and the button of an item with a submenu. */
const snapshotOf = (item: Pick<MenuItem, 'text' | 'to'>) =>
  `${item.to === undefined ? '' : `- link "${item.text}"\n      `}- button "${buttonOf(item)}"`

test('opens one submenu at a time with its arrow buttons, and closes it by a click outside', async ({
  page,
}) => {
  const { index: first, ...item } = firstParent()
  await openWithRow(page)
  await expect(entryAt(page, first).entry).toMatchAriaSnapshot(`
    - listitem:
      ${snapshotOf(item)}
  `)
  await expect(entryAt(page, first).entry.getByRole('list')).toHaveCount(0)
  await expect(desktopMenu(page).locator('ul ul:visible')).toHaveCount(0)
  await expect(desktopMenu(page).getByRole('menu')).toHaveCount(0)
  for (const { index, ...parent } of parents) {
    const { children } = parent
    const { entry, arrow, list } = entryAt(page, index)
    await expect(arrow).toHaveAccessibleName(buttonOf(parent))
    await expect.poll(() => isExpanded(arrow)).toBe(false)
    await arrow.click()
    await expect.poll(() => isExpanded(arrow)).toBe(true)
    await expect(list.locator('a:visible')).toHaveCount(children.length)
    await expect(entry).toMatchAriaSnapshot(`
    - listitem:
      ${snapshotOf(parent)}
      - list:
${children.map((child) => `        - listitem:\n          - link "${wordsOf(child)}"`).join('\n')}
    `)
    await expect(desktopMenu(page).locator('ul ul:visible')).toHaveCount(1)
  }
  const last = parents.at(-1)?.index ?? 0
  expect(await expandedItems(page)).toEqual([last])
  await entryAt(page, last).arrow.click()
  await expect(desktopMenu(page).locator('ul ul:visible')).toHaveCount(0)
  expect(await expandedItems(page)).toEqual([])
  await entryAt(page, first).arrow.click()
  await expect(entryAt(page, first).list).toBeVisible()
  await page.mouse.click(5, 500)
  await expect(entryAt(page, first).list).toBeHidden()
  expect(await expandedItems(page)).toEqual([])
})

test('is exposed as expanded or collapsed, and takes no focus, from the start of the transition', async ({
  page,
}) => {
  const { index } = firstParent()
  await openWithRow(page)
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
})

test('after a click on a link, closes, marks the page and highlights its parent item', async ({
  page,
}) => {
  needsChildren()
  await openWithRow(page)
  for (const { index, to, child } of withChildren.slice(0, 1)) {
    const { entry, link, arrow, list } = entryAt(page, index)
    if (isPage(to) && child.to !== to) {
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
    }
    // The second time, it is a link to the current page.
    for (let time = 0; time < 2; time += 1) {
      await arrow.click()
      await list.locator(`a[href="${child.to}"]`).click()
      await expect(page).toHaveURL(child.to)
      await expect.poll(() => isExpanded(arrow)).toBe(false)
      await expect(list).toBeHidden()
    }
    if (!isPage(to) || child.to === to) continue
    await expect(list.locator(`a[href="${child.to}"]`)).toHaveAttribute('aria-current', 'page')
    await expect(desktopMenu(page).locator('[aria-current]')).toHaveCount(1)
    for (const other of menu.keys()) {
      await expect.poll(() => markOf(page, other)).toBe(other === index ? 1 : 0)
    }
    await expect(entry).toBeVisible()
  }
})

test('highlights the pending page; a submenu that is opened meanwhile stays open when it appears', async ({
  page,
}) => {
  const { index: parent, child } = needsChildren()
  const { path } = target()
  const index = menu.findIndex(({ to }) => to === path)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(pageScript(), async (route) => {
    await held
    await route.continue()
  })
  await openWithRow(page)
  await linkToTarget(page).click()
  await expect.poll(() => markOf(page, index)).toBe(0.5)
  const home = menu.findIndex(({ to }) => to === '/')
  if (home >= 0) {
    expect(await markOf(page, home)).toBe(1)
    // The current page is still the one with aria-current.
    await expect(entryAt(page, home).link).toHaveAttribute('aria-current', 'page')
  }
  const { arrow, list } = entryAt(page, parent)
  await arrow.click()
  release()
  // The announcement comes after the focus would move to the heading.
  await expect(page.locator('[aria-live="assertive"]')).toHaveText(titleAt(path))
  await expect(entryAt(page, index).link).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => markOf(page, index)).toBe(1)
  await expect(arrow).toBeFocused()
  await list.locator(`a[href="${child.to}"]`).click()
  await expect(page).toHaveURL(child.to)
  await expect(list).toBeHidden()
  await expect(page.locator('main h1')).toBeFocused()
})

test('opens a submenu while the mouse is over its item or in it; Escape closes it, a click keeps it, touch does not open it', async ({
  page,
}) => {
  const { index, children } = firstParent()
  await openWithRow(page)
  const { entry, arrow, list } = entryAt(page, index)
  await page.clock.install()
  const rest = () => page.clock.runFor(1000)
  const enter = () => entry.hover({ position: { x: 12, y: 20 } }).then(rest)
  const leave = () => page.mouse.move(5, 500).then(rest)
  await entry.dispatchEvent('pointerover', { pointerType: 'touch' })
  await rest()
  await expect(list).toBeHidden()
  await enter()
  await expect(list).toBeVisible()
  const last = list.locator('a').nth(children.length - 1)
  await last.hover()
  await rest()
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await leave()
  await enter()
  await expect(list).toBeVisible()
  await leave()
  await expect(list).toBeHidden()
  await enter()
  await arrow.click()
  await leave()
  await expect(list).toBeVisible()
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
