import type { ListedPage, MenuEntry, PageList } from './pageRequests.ts'

/** The place of an item in the menu. */
export type MenuPlace = {
  /** The index of the item whose submenu contains it. Undefined: the menu itself. */
  readonly within: number | undefined
  readonly index: number
  /** The texts of the items in the same list. */
  readonly texts: readonly string[]
}

/** An entry of the tree: an item of the menu, or a page that is not in the menu. */
export type TreeEntry = {
  readonly id: string
  readonly name: string
  /** The path or the URL to which the entry leads. */
  readonly to: string
  /** The page to which it leads. Undefined for other links. */
  readonly page: ListedPage | undefined
  readonly place: MenuPlace | undefined
  readonly children: readonly TreeEntry[]
}

/** The pages as a tree: the menu, and the pages to which no menu item leads. */
export function pageTree({ pages, menu }: Pick<PageList, 'pages' | 'menu'>): {
  readonly menu: readonly TreeEntry[]
  readonly others: readonly TreeEntry[]
} {
  const entries = (items: readonly MenuEntry[], within?: number): TreeEntry[] =>
    items.map(({ text, to, children }, index) => ({
      id: `menu ${within ?? ''} ${index}`,
      name: text,
      to,
      page: pages.find(({ path }) => path === to.split('#', 1)[0]),
      place: { within, index, texts: items.map((item) => item.text) },
      children: entries(children, index),
    }))
  const linked = new Set(menu.flatMap((item) => [item, ...item.children]).map(({ to }) => to))
  return {
    menu: entries(menu),
    others: pages
      .filter(({ path }) => !linked.has(path))
      .map((page) => ({
        id: `page ${page.path}`,
        name: page.title,
        to: page.path,
        page,
        place: undefined,
        children: [],
      })),
  }
}
