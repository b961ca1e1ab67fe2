import { useId, useState } from 'react'
import type { PageList, ListedPage, MenuEntry } from '../../pageProtocol.ts'
import { useEditor } from '../editor.ts'
import classes from './PagesPanel.module.css'

/** What the author wants to do. */
export type PageAction =
  | { readonly kind: 'add'; readonly parent: string }
  | { readonly kind: 'rename' | 'remove'; readonly path: string }

type PageTreeProps = {
  readonly list: PageList
  readonly onAction: (action: PageAction) => void
}

/** The menu with its pages and the pages that are not in the menu. The buttons of the selected entry are below it. */
export function PageTree({ list, onAction }: PageTreeProps) {
  const { panel } = useEditor()
  const { menu, others } = pageTree(list)
  const [selected, setSelected] = useState<string>()
  const [menuTitle, othersTitle] = [useId(), useId()]
  const tree = { selected, onSelect: setSelected, onAction }
  return (
    <>
      <button
        type="button"
        data-primary=""
        onClick={() => onAction({ kind: 'add', parent: location.pathname })}
      >
        Add a page
      </button>
      <h3 id={menuTitle} className={classes.title}>
        Menu
      </h3>
      <Entries {...tree} entries={menu} labelledBy={menuTitle} />
      <button type="button" onClick={() => panel.openSettings(['navigation'])}>
        Change the menu
      </button>
      {others.length > 0 && (
        <>
          <h3 id={othersTitle} className={classes.title}>
            Not in the menu
          </h3>
          <Entries {...tree} entries={others} labelledBy={othersTitle} />
        </>
      )}
    </>
  )
}

type EntriesProps = {
  readonly entries: readonly TreeEntry[]
  readonly labelledBy?: string
  /** The id of the selected entry. */
  readonly selected: string | undefined
  readonly onSelect: (id: string | undefined) => void
  readonly onAction: (action: PageAction) => void
}

function Entries({ entries, labelledBy, ...tree }: EntriesProps) {
  const { selected, onSelect, onAction } = tree
  return (
    <ul className={classes.tree} aria-labelledby={labelledBy}>
      {entries.map((entry) => {
        const { id, name, to, page, children } = entry
        const isSelected = id === selected
        const isOpen = to === location.pathname
        return (
          <li key={id}>
            <button
              type="button"
              className={classes.entry}
              aria-expanded={isSelected}
              aria-current={isOpen ? 'page' : undefined}
              onClick={() => onSelect(isSelected ? undefined : id)}
            >
              <span>{name}</span>
              <span className={classes.path}>
                {to}
                {page?.alias !== undefined && `, shows ${page.alias}`}
                {page?.publication !== undefined && ` (${page.publication})`}
              </span>
            </button>
            {isSelected && <EntryActions entry={entry} onAction={onAction} />}
            {children.length > 0 && <Entries {...tree} entries={children} />}
          </li>
        )
      })}
    </ul>
  )
}

type EntryActionsProps = Pick<EntriesProps, 'onAction'> & { readonly entry: TreeEntry }

function EntryActions({ entry: { name, to, page }, onAction }: EntryActionsProps) {
  const path = page?.path
  return (
    <fieldset aria-label={name} className={classes.actions}>
      {path !== undefined && path !== location.pathname && <a href={to}>Open</a>}
      {path !== undefined && (
        <button type="button" onClick={() => onAction({ kind: 'add', parent: path })}>
          Add below
        </button>
      )}
      {path !== undefined && path !== '/' && (
        <>
          <button type="button" onClick={() => onAction({ kind: 'rename', path })}>
            Rename
          </button>
          <button type="button" onClick={() => onAction({ kind: 'remove', path })}>
            Remove
          </button>
        </>
      )}
    </fieldset>
  )
}

/** An entry of the tree: an item of the menu, or a page that is not in the menu. */
type TreeEntry = {
  readonly id: string
  readonly name: string
  /** The path or the URL to which the entry leads. Undefined if it only opens a submenu. */
  readonly to: string | undefined
  /** The page to which it leads. Undefined for other links. */
  readonly page: ListedPage | undefined
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
      page: pages.find(({ path }) => path === to?.split('#', 1)[0]),
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
        children: [],
      })),
  }
}
