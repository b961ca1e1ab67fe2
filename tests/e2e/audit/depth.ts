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

/** How thoroughly the page at an address is checked, at the first of the state’s widths or another. */
export type DepthAt = (path: string, isFirstWidth: boolean) => Depth

/** The page at rest, and what only one page has: it differs from address to address. */
export const asPage: DepthAt = () => 'all'

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
 * Styles that a visitor chooses: no element is added or changed, so names, roles, order and colors
 * are those of the page at rest, where all checkers have seen every address. What breaks is the
 * layout, which depends on how long the texts are: it is checked at every address. What styles
 * hide, move or draw in other colors belongs to a kind of section: the engines check each kind.
 */
export const asStyle: DepthAt = (path, isFirstWidth) => {
  if (!everyKind.has(path)) return 'layout'
  return isFirstWidth ? 'all' : 'withoutIbm'
}
