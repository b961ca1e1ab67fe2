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
  const others = pagesNotInMenu(list)
  const [selected, setSelected] = useState<string>()
  const [menuTitle, othersTitle] = [useId(), useId()]
  const tree = { pages: list.pages, selected, onSelect: setSelected, onAction }
  return (
    <>
      <div className={classes.actions}>
        <button
          type="button"
          data-primary=""
          onClick={() => onAction({ kind: 'add', parent: location.pathname })}
        >
          Add a page
        </button>
        <button type="button" onClick={() => panel.openSettings(['navigation'])}>
          Change the menu
        </button>
      </div>
      <h3 id={menuTitle} className={classes.title}>
        Menu
      </h3>
      <Entries {...tree} id="menu" entries={list.menu} labelledBy={menuTitle} />
      {others.length > 0 && (
        <>
          <h3 id={othersTitle} className={classes.title}>
            Not in the menu
          </h3>
          <Entries {...tree} id="page" entries={others} labelledBy={othersTitle} />
        </>
      )}
    </>
  )
}

type EntriesProps = {
  /** All pages of the site. */
  readonly pages: readonly ListedPage[]
  readonly entries: readonly MenuEntry[]
  /** The beginning of the ids of the entries. */
  readonly id: string
  readonly labelledBy?: string
  /** The id of the selected entry. */
  readonly selected: string | undefined
  readonly onSelect: (id: string | undefined) => void
  readonly onAction: (action: PageAction) => void
}

function Entries({ entries, id: prefix, labelledBy, ...tree }: EntriesProps) {
  const { pages, selected, onSelect, onAction } = tree
  return (
    <ul className={classes.tree} aria-labelledby={labelledBy}>
      {entries.map(({ text, to, children }, index) => {
        const id = `${prefix} ${index}`
        const page = pages.find(({ path }) => path === to?.split('#', 1)[0])
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
              <span>{text}</span>
              <span className={classes.path}>
                {to}
                {page?.alias !== undefined && `, shows ${page.alias}`}
                {page?.publication !== undefined && ` (${page.publication})`}
              </span>
            </button>
            {isSelected && <EntryActions name={text} to={to} page={page} onAction={onAction} />}
            {children.length > 0 && <Entries {...tree} id={id} entries={children} />}
          </li>
        )
      })}
    </ul>
  )
}

type EntryActionsProps = Pick<EntriesProps, 'onAction'> & {
  readonly name: string
  readonly to: string | undefined
  /** The page to which the entry leads. Undefined for other links. */
  readonly page: ListedPage | undefined
}

function EntryActions({ name, to, page, onAction }: EntryActionsProps) {
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

/** The pages to which no menu item leads, as entries. */
export function pagesNotInMenu({ pages, menu }: Pick<PageList, 'pages' | 'menu'>): MenuEntry[] {
  const linked = new Set(menu.flatMap((item) => [item, ...item.children]).map(({ to }) => to))
  return pages
    .filter(({ path }) => !linked.has(path))
    .map(({ path, title }) => ({ text: title, to: path, children: [] }))
}
