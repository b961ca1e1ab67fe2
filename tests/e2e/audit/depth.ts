import { everyHero, everyKind, everyPlaceInMenu } from '../support/sample.ts'

/**
 * How thoroughly a page is checked in a state. The two engines take twenty times as long as the
 * other checkers, so they run where they can find what they have not found elsewhere.
 */
export type Depth =
  /** The whole page, by all checkers. */
  | 'all'
  /** The whole page, by all but IBM’s checker. */
  | 'withoutIbm'
  /** The part that the state changes by axe, the page by `structure` and `boxes`. */
  | 'part'
  /** The page by `structure` and `boxes`: what text that grows or wraps can break. */
  | 'layout'
  /** Not at all. */
  | 'none'

/** How thoroughly the page at an address is checked in a window of a width. */
export type DepthAt = (path: string, width: number) => Depth

/** The width of the phone, in pixels. */
export const PHONE = 375

/**
 * The page at rest: all that only one page has. What appears on a phone alone is part of the shell
 * or of a kind of section, so there IBM’s checker goes to each kind.
 */
export const asPage: DepthAt = (path, width) =>
  width > PHONE || everyKind.has(path) ? 'all' : 'withoutIbm'

/** What few pages have: all of it. */
export const asContent: DepthAt = () => 'all'

/**
 * The menu: the header is the same on every page but for the items that it marks. The whole page is
 * checked over each kind of hero, the menu itself once for each way in which it is marked.
 */
export const asMenu: DepthAt = (path) => {
  if (everyHero.has(path)) return 'all'
  return everyPlaceInMenu.has(path) ? 'part' : 'none'
}

/** The privacy choice: it is the same on every page, and lies over what is at the page’s end. */
export const asConsent: DepthAt = (path) => {
  if (everyHero.has(path)) return 'all'
  return everyKind.has(path) ? 'part' : 'none'
}

/**
 * Text that a visitor enlarges or spaces out, and a narrow window: no element is added or changed,
 * so names, roles, order and colors are those of the page at rest, where the engines have seen every
 * address. What breaks is the layout, which depends on how long the texts are: it is checked at
 * every address. What styles hide or move belongs to a kind of section: axe checks each kind, and
 * IBM’s checker each kind in the narrowest window, where most is hidden or moved.
 */
export const asLayout: DepthAt = (path, width) => {
  if (!everyKind.has(path)) return 'layout'
  return width < PHONE ? 'all' : 'withoutIbm'
}

/** Forced colors: they move nothing, and each kind of section has the same styles on all pages. */
export const asColors: DepthAt = (path) => (everyKind.has(path) ? 'withoutIbm' : 'none')
