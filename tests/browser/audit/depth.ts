import {
  pathsOfAllHeroes,
  pathsOfAllKinds,
  pathsOfAllMenuPositions,
} from '../support/samplePaths.ts'

/**
 * The checkers that run for a page in a state. The two engines take twenty times as long as the other
 * checkers, so they run only where they can find new problems.
 */
export type Depth =
  /** All checkers, on the whole page. */
  | 'all'
  /** All checkers except IBM's, on the whole page. */
  | 'withoutIbm'
  /** axe on the part that the state changes; `structure`, `boxes` and `markup` on the page. */
  | 'part'
  /** `structure` and `boxes`, for enlarged or wrapped text. */
  | 'layout'
  /** No checkers. */
  | 'none'

/** The depth for a path at a window width in pixels. */
export type DepthAt = (path: string, width: number) => Depth

/** The width of the phone, in pixels. */
export const PHONE = 375

/**
 * The initial state of a page. On a phone, IBM's checker runs once for each kind of section, because
 * all phone-specific elements belong to the shell or to a kind of section.
 */
export const asPage: DepthAt = (path, width) =>
  width > PHONE || pathsOfAllKinds.has(path) ? 'all' : 'withoutIbm'

/** A state that only a few pages have. */
export const asContent: DepthAt = () => 'all'

/**
 * The menu. The header is the same on every page except for the marked items: the whole page is checked
 * for each kind of hero, the menu for each marked item.
 */
export const asMenu: DepthAt = (path) => {
  if (pathsOfAllHeroes.has(path)) return 'all'
  return pathsOfAllMenuPositions.has(path) ? 'part' : 'none'
}

/** Only the open menu, on the same pages. */
export const asMenuPart: DepthAt = (path, width) =>
  asMenu(path, width) === 'none' ? 'none' : 'part'

/** The privacy bar. It is the same on every page and covers the end of the page. */
export const asConsent: DepthAt = (path) => {
  if (pathsOfAllHeroes.has(path)) return 'all'
  return pathsOfAllKinds.has(path) ? 'part' : 'none'
}

/**
 * Enlarged or spaced text and a narrow window. Names, roles, order and colors are those of the initial
 * state, but the layout may break. It depends on the length of the texts, so it is checked for every
 * path. axe runs for each kind of section, IBM's checker for each kind in the narrowest window.
 */
export const asLayout: DepthAt = (path, width) => {
  if (!pathsOfAllKinds.has(path)) return 'layout'
  return width < PHONE ? 'all' : 'withoutIbm'
}

/** Forced colors. The layout does not change, and a kind of section has the same styles on all pages. */
export const asColors: DepthAt = (path) => (pathsOfAllKinds.has(path) ? 'withoutIbm' : 'none')
