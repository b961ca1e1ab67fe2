import { readFileSync } from 'node:fs'
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test'
import { menu as settings } from '../../../generated/site.gen.ts'
import { fillText } from '../../../src/model/fillText.ts'
import {
  readNavigation,
  type MenuItem,
  type MenuLink,
} from '../../../src/shell/header/navigationStore.ts'
import { manifest } from './manifest.ts'
import { open, waitForHydration } from './site.ts'
import { usedBySite } from './usedBySite.ts'

const file = new URL('../../../generated/navigation.json', import.meta.url)

/** The menu that the manifest declares, as it is generated. */
export const menu = readNavigation(JSON.parse(readFileSync(file, 'utf8')))

/** The items that unfold, each with its place in the menu. */
export const parents = menu
  .map((item, index) => ({ ...item, index }))
  .filter(({ children }) => children.length > 0)

const { horizontalFrom } = settings

/** The width of the window from which the menu is a row in the header. Pixels. */
export const menuBreakpoint =
  Number.parseFloat(horizontalFrom) * (horizontalFrom.endsWith('em') ? 16 : 1)

/** Shortens the wordmark, when the page is hydrated: a long one wraps, and leaves no room for a row of menu items. */
export async function shortenWordmark(page: Page): Promise<void> {
  await waitForHydration(page)
  const wordmark = page.locator('body > header a svg + span')
  await wordmark.evaluate((one) => one.replaceChildren('A'))
}

/** Opens the home page with the menu as a row in the header. */
export async function openWithRow(page: Page): Promise<void> {
  await open(page, '/')
  await fitRow(page)
  await expect(desktopMenu(page)).toBeVisible()
}

/** Makes the row of menu items small if it does not fit into the header, because the site has many. */
export const fitRow = (page: Page): Promise<void> =>
  desktopMenu(page).evaluate((nav) => {
    const list = nav.querySelector('ul')
    if (list === null || list.scrollWidth <= list.clientWidth + 1) return
    nav.style.fontSize = '0.25rem'
    nav.style.setProperty('--after', '0.375rem')
  })

const { shell } = manifest.texts

/** The names of the buttons of the menu. */
export const menuTexts = {
  open: fillText(shell.openMenu, { menu: shell.menu }),
  close: fillText(shell.closeMenu, { close: shell.close }),
  submenu: (name: string) => fillText(shell.submenu, { name }),
}

/** The first item with a submenu. Skips the test if there is none. */
export const firstParent = () => usedBySite(parents[0], 'a menu item with a submenu')

/** The link of an item, if it has one, and those of its submenu. */
export function linksOf({ children, to, ...item }: MenuItem): readonly MenuLink[] {
  return to === undefined ? children : [{ ...item, to }, ...children]
}

/** The name of the button that opens the submenu of an item. */
export const buttonOf = ({ text, to }: Pick<MenuItem, 'text' | 'to'>) =>
  to === undefined ? text : menuTexts.submenu(text)

/** All links of the menu, one after the other: each item, then its children. */
export const flatMenu: readonly MenuLink[] = menu.flatMap((item) => linksOf(item))

/** What a link of the menu reads as. */
export const wordsOf = ({ text, target }: MenuLink) =>
  target === undefined ? text : `${text} ${shell.newTab}`

/** The menu in the header, the panel's not included. */
export const desktopMenu = (page: Page) => page.locator('header nav:not(dialog nav)').first()

/** One item of the menu in the header: its link, its arrow and its list. */
export function entryAt(page: Page, index: number) {
  const entry = desktopMenu(page).locator(':scope > ul > li').nth(index)
  return {
    entry,
    link: entry.locator(':scope > a'),
    arrow: entry.getByRole('button'),
    list: entry.locator('ul'),
  }
}

/** What links read as and where they lead, in their order. */
export const linksIn = (part: Locator) =>
  part
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => ({ text: link.textContent, to: link.getAttribute('href') })),
    )

/**
 * Whether the accessibility tree says that a button's content is expanded; `undefined` where the
 * button has no such state. It is read from the browser's accessibility tree, because Playwright's
 * own roles know only the attribute `aria-expanded`, which the button of a popover must not have.
 */
export async function isExpanded(button: Locator): Promise<boolean | undefined> {
  const session = await sessionOf(button.page())
  await button.evaluate((element) => Reflect.set(window, 'inspectedElement', element))
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'window.inspectedElement',
  })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  const state = nodes[0]?.properties?.find(({ name }) => name === 'expanded')
  return state === undefined ? undefined : state.value.value === true
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
