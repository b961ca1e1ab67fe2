import { useId, useState } from 'react'
import type { PageList } from './pageRequests.ts'
import classes from './PagesPanel.module.css'
import { pageTree, type MenuPlace, type TreeEntry } from './pageTree.ts'

/** What the author wants to do. */
export type PageAction =
  | { readonly kind: 'add'; readonly parent: string }
  | { readonly kind: 'rename' | 'remove'; readonly path: string }
  | { readonly kind: 'move'; readonly place: MenuPlace }

type PageTreeProps = {
  readonly list: PageList
  readonly onAction: (action: PageAction) => void
}

/** The menu with its pages and the pages that are not in the menu. The buttons of the selected entry are below it. */
export function PageTree({ list, onAction }: PageTreeProps) {
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
                {page?.sameAs !== undefined && `, shows ${page.sameAs}`}
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

function EntryActions({ entry: { name, to, page, place }, onAction }: EntryActionsProps) {
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
      {place !== undefined && place.texts.length > 1 && (
        <button type="button" onClick={() => onAction({ kind: 'move', place })}>
          Move in the menu
        </button>
      )}
    </fieldset>
  )
}
