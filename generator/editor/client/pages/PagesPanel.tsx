import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import type { PageChange } from '../../pageProtocol.ts'
import { openPage } from '../../../server/development/updatePage.ts'
import { useEditor, useReply } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SidePanel } from '../SidePanel.tsx'
import { AddPageForm, RemovePageForm, RenamePageForm } from './pageForms.tsx'
import { PageTree, type PageAction } from './PageTree.tsx'

/** The pages of the site and the menu. Changes show their consequences before they are written. */
export function PagesPanel() {
  const { send, page, change: changeSite, setStatus, panel } = useEditor()
  const { value: list, problem } = useReply(send, 'pages', null, page)
  const [action, setAction] = useState<PageAction>()
  const endAction = () => setAction(undefined)

  /** Writes a change, and opens the page that it is about. */
  async function write(change: PageChange, id: string) {
    const from = location.pathname
    const reply = await changeSite({ kind: 'write', id, from })
    if (reply.result !== 'saved') return reply
    panel.close()
    setStatus(writtenText(change))
    const next = pageAfter(change, from)
    if (next !== undefined) await openPage(next)
    return reply
  }

  const form = { onWrite: write, onCancel: endAction }
  return (
    <SidePanel title="Pages" onEscape={action === undefined ? undefined : endAction}>
      <Problem text={problem} />
      {list !== undefined && action === undefined && <PageTree list={list} onAction={setAction} />}
      {list !== undefined && action?.kind === 'add' && (
        <AddPageForm {...form} parent={action.parent} list={list} />
      )}
      {action?.kind === 'rename' && <RenamePageForm {...form} path={action.path} />}
      {list !== undefined && action?.kind === 'remove' && (
        <RemovePageForm {...form} path={action.path} pages={list.pages} />
      )}
    </SidePanel>
  )
}

/** What the status line says after a change is written. */
function writtenText(change: PageChange): string {
  switch (change.kind) {
    case 'addPage':
      return `The page ${change.path} was added as a draft. Replace its placeholder texts, then publish it.`
    case 'renamePage':
      return `${change.path} was moved to ${change.to}.`
    case 'removePage':
      return `The page ${change.path} was removed.`
  }
}

/** The page to open after a change. Undefined: the open page stays, or the page that replaces it if it is removed. */
export function pageAfter(change: PageChange, open: string): string | undefined {
  switch (change.kind) {
    case 'addPage':
      return change.path
    case 'renamePage': {
      const { path, to, children } = change
      return children && open.startsWith(`${path}/`) ? to + open.slice(path.length) : to
    }
    case 'removePage':
      return undefined
  }
}
