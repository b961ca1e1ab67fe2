import { propertyOf } from '../../model/json.ts'
import type { LinkTarget } from '../../model/linkTarget.ts'
import type { Rendered } from '../../model/rendered.ts'
import type { NavigationItem } from '../../site/navigation.ts'

/** An item of the menu with resolved references. */
export type MenuItem = Rendered<NavigationItem>

/** A link in the submenu of an item. */
export type MenuLink = MenuItem['children'][number]

/** A path of this site, or an `https:`, `mailto:` or `tel:` URL. No other link target is safe. */
const SAFE_TARGET = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:\+?\d)[^\s\p{Cc}"<>\\]*$/u

/**
 * Validates the menu in `data`, which comes from a data block or a response. Drops unknown
 * properties. Throws an error about the first invalid value.
 */
export function readNavigation(data: unknown): readonly MenuItem[] {
  if (!Array.isArray(data))
    throw new Error(`The menu must be a list of items, not ${formatValue(data)}.`)
  if (data.length === 0) throw new Error('The menu is empty. It must have at least one item.')
  return data.map(readItem)
}

function readItem(item: unknown, index: number): MenuItem {
  const at = `Menu item ${index}`
  const link = readLink(item, at)
  return { ...link, children: readChildren(item, at) }
}

function readChildren(item: unknown, at: string): readonly MenuLink[] {
  const children = propertyOf(item, 'children') ?? []
  if (!Array.isArray(children)) {
    throw new Error(`${at}: "children" must be a list of links, not ${formatValue(children)}.`)
  }
  return children.map((child: unknown, index) => readLink(child, `${at}, child ${index}`))
}

function readLink(link: unknown, at: string): MenuLink {
  const text = propertyOf(link, 'text')
  const to = propertyOf(link, 'to')
  const target = propertyOf(link, 'target')
  if (typeof text !== 'string' || text.trim() === '') {
    throw new Error(`${at}: "text" must be a text that is not empty, not ${formatValue(text)}.`)
  }
  if (typeof to !== 'string' || !isLinkTarget(to)) {
    throw new Error(
      `${at}: "to" must be a path of this site or an https:, mailto: or tel: URL, not ${formatValue(to)}.`,
    )
  }
  if (target !== undefined && target !== '_blank') {
    throw new Error(`${at}: "target" can only be "_blank", not ${formatValue(target)}.`)
  }
  return target === undefined ? { text, to } : { text, to, target }
}

/** A type guard: the generator has already checked that paths are pages of the site. */
const isLinkTarget = (to: string): to is LinkTarget => SAFE_TARGET.test(to)

function formatValue(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? 'undefined'
}
