import type { LinkTarget } from '../../model/linkTarget.ts'
import type { Rendered } from '../../model/rendered.ts'
import type { NavigationItem } from '../../site/navigation.ts'

/** An item of the menu, as the browser gets it. */
export type MenuItem = Rendered<NavigationItem>

/** A link of the menu: what unfolds under an item. */
export type MenuLink = MenuItem['children'][number]

/** A path of this site, or an `https:`, `mailto:` or `tel:` address. Nothing else is safe to follow. */
const SAFE_TARGET = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:\+?\d)[^\s\p{Cc}"<>\\]*$/u

/**
 * The menu in `data`, which comes from outside: a data block or a reply. Properties that it does
 * not know are left out. Throws an error that names the first fault when `data` is not a menu.
 */
export function readNavigation(data: unknown): readonly MenuItem[] {
  if (!Array.isArray(data)) throw new Error(`the menu is ${shown(data)}, not a list of items`)
  if (data.length === 0) throw new Error('the menu is empty: it needs at least one item')
  return data.map(readItem)
}

function readItem(item: unknown, index: number): MenuItem {
  const at = `item ${index}`
  const link = readLink(item, at)
  return { ...link, children: readChildren(item, at) }
}

function readChildren(item: unknown, at: string): readonly MenuLink[] {
  const children = propertyOf(item, 'children') ?? []
  if (!Array.isArray(children)) {
    throw new Error(`${at}: children is ${shown(children)}, not a list of links`)
  }
  return children.map((child: unknown, index) => readLink(child, `${at}, child ${index}`))
}

function readLink(link: unknown, at: string): MenuLink {
  const text = propertyOf(link, 'text')
  const to = propertyOf(link, 'to')
  const target = propertyOf(link, 'target')
  if (typeof text !== 'string' || text.trim() === '') {
    throw new Error(`${at}: text is ${shown(text)}, not words`)
  }
  if (typeof to !== 'string' || !isLinkTarget(to)) {
    throw new Error(`${at}: to is ${shown(to)}, not a path of this site, https:, mailto: or tel:`)
  }
  if (target !== undefined && target !== '_blank') {
    throw new Error(`${at}: target is ${shown(target)}; only "_blank" is allowed`)
  }
  return target === undefined ? { text, to } : { text, to, target }
}

/** The paths are pages: the generator takes them from the routes. */
const isLinkTarget = (to: string): to is LinkTarget => SAFE_TARGET.test(to)

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function shown(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? 'missing'
}
