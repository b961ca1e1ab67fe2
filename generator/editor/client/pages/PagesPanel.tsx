import type { MenuEntry, PageList } from '../../protocol.ts'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useId, useState } from 'react'
import { useEditor, useReply } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SidePanel } from '../SidePanel.tsx'
import { SearchTexts } from '../search/SearchTexts.tsx'
import { SENTENCES } from '../sentences.ts'
import { AddPageForm, CopyPageForm, RemovePageForm, RenamePageForm } from './pageForms.tsx'
import classes from './PagesPanel.module.css'

/** The pages of the site and the menu. Changes show their consequences before they are written. */
export function PagesPanel() {
  const { send, page } = useEditor()
  const { value: list, problem } = useReply(send, 'pageList', null, page)
  const [action, setAction] = useState<PageAction>()
  const onCancel = () => setAction(undefined)
  return (
    <SidePanel title="Pages" onEscape={action === undefined ? undefined : onCancel}>
      <Problem text={problem} />
      {list !== undefined && action === undefined && <PageTree list={list} onAction={setAction} />}
      {list !== undefined && action?.kind === 'add' && (
        <AddPageForm onCancel={onCancel} parent={action.parent} list={list} />
      )}
      {action?.kind === 'search' && <SearchTexts onBack={onCancel} />}
      {action?.kind === 'copy' && <CopyPageForm onCancel={onCancel} path={action.path} />}
      {action?.kind === 'rename' && <RenamePageForm onCancel={onCancel} path={action.path} />}
      {list !== undefined && action?.kind === 'remove' && (
        <RemovePageForm onCancel={onCancel} path={action.path} pages={list.pages} />
      )}
    </SidePanel>
  )
}

/** What the author wants to do. */
type PageAction =
  | { readonly kind: 'add'; readonly parent: string }
  | { readonly kind: 'copy' | 'rename' | 'remove'; readonly path: string }
  | { readonly kind: 'search' }

type PageTreeProps = {
  readonly list: PageList
  readonly onAction: (action: PageAction) => void
}

/** The menu with its pages and the pages that are not in the menu. An entry opens to show its buttons, one at a time. */
function PageTree({ list, onAction }: PageTreeProps) {
  const { panel } = useEditor()
  const others = pagesNotInMenu(list)
  const [menuTitle, othersTitle] = [useId(), useId()]
  const tree = { pages: list.pages, onAction }
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
        <button type="button" onClick={() => onAction({ kind: 'search' })}>
          {SENTENCES.searchTexts.action}
        </button>
      </div>
      <h3 id={menuTitle} className={classes.title}>
        Menu
      </h3>
      <Entries {...tree} entries={list.menu} labelledBy={menuTitle} />
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
  /** All pages of the site. */
  readonly pages: PageList['pages']
  readonly entries: readonly MenuEntry[]
  readonly labelledBy?: string
  readonly onAction: (action: PageAction) => void
}

const Entries = ({ entries, labelledBy, pages, onAction }: EntriesProps) => (
  <ul className={classes.tree} aria-labelledby={labelledBy}>
    {entries.map(({ text, to, children }, index) => {
      const page = pages.find(({ path }) => path === to?.split('#', 1)[0])
      return (
        <li key={index}>
          <details name="page-editor-pages">
            <summary
              className={classes.entry}
              aria-current={to === location.pathname ? 'page' : undefined}
            >
              <span>{text}</span>
              <span className={classes.path}>
                {to}
                {page?.alias !== undefined && `, shows ${page.alias}`}
                {page?.publication !== undefined && ` (${page.publication})`}
              </span>
            </summary>
            {page !== undefined && <PageActions name={text} path={page.path} onAction={onAction} />}
          </details>
          {children.length > 0 && <Entries {...{ pages, onAction }} entries={children} />}
        </li>
      )
    })}
  </ul>
)

type PageActionsProps = Pick<EntriesProps, 'onAction'> & {
  readonly name: string
  readonly path: string
}

const PageActions = ({ name, path, onAction }: PageActionsProps) => (
  <fieldset aria-label={name} className={classes.actions}>
    {path !== location.pathname && <a href={path}>Open</a>}
    <button type="button" onClick={() => onAction({ kind: 'add', parent: path })}>
      Add below
    </button>
    <button type="button" onClick={() => onAction({ kind: 'copy', path })}>
      {SENTENCES.copyPage.action}
    </button>
    {path !== '/' && (
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

type PagesAndMenu = Pick<PageList, 'menu'> & {
  readonly pages: readonly Pick<PageList['pages'][number], 'path' | 'title'>[]
}

/** The pages to which no menu item leads, as entries. */
export function pagesNotInMenu({ pages, menu }: PagesAndMenu): MenuEntry[] {
  const linked = new Set(menu.flatMap((item) => [item, ...item.children]).map(({ to }) => to))
  return pages
    .filter(({ path }) => !linked.has(path))
    .map(({ path, title }) => ({ text: title, to: path, children: [] }))
}
