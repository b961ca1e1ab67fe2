import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import type { PageChange } from '../../pageProtocol.ts'
import { orFailure, useEditor, useReply } from '../editor.ts'
import { forgetOutcome, keepOutcome } from '../session.ts'
import { Problem } from '../Problem.tsx'
import { SidePanel } from '../SidePanel.tsx'
import { clearNextPage, openNextPage, pathAfter, storeNextPage } from './nextPage.ts'
import { AddPageForm, RemovePageForm, RenamePageForm } from './pageForms.tsx'
import { PageTree, type PageAction } from './PageTree.tsx'

/** The pages of the site and the menu. Changes show their consequences before they are written. */
export function PagesPanel() {
  const { send, page, setStatus, reload } = useEditor()
  const { value: list, problem } = useReply(send, 'pages', null, page)
  const [action, setAction] = useState<PageAction>()
  const endAction = () => setAction(undefined)

  /**
   * Writes a change, and opens another page if necessary. A page that is removed is left first, because the
   * development server reloads it, and the author would see the not-found page. Then there is no reply.
   */
  async function write(change: PageChange, id: string) {
    const paths = list?.pages.map(({ path }) => path) ?? []
    const next = pathAfter(change, location.pathname, paths)
    const message = writtenText(change)
    const request = { kind: 'write', id, from: location.pathname } as const
    if (next !== undefined && change.kind === 'removePage') {
      storeNextPage({ path: next, message, request: { ...request, from: next } })
      openNextPage()
      return undefined
    }
    // Stored before the reply, because the server may reload the page before it arrives.
    keepOutcome({ message }, next)
    if (next !== undefined) storeNextPage({ path: next, message })
    const reply = await orFailure(send('apply', request))
    if (reply.result !== 'saved') {
      forgetOutcome()
      clearNextPage()
    } else if (next === undefined) {
      endAction()
      setStatus(message)
      await reload()
    } else openNextPage()
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
      return `The page ${change.path} was added. Replace its placeholder texts.`
    case 'renamePage':
      return `${change.path} was moved to ${change.to}.`
    case 'removePage':
      return `The page ${change.path} was removed.`
  }
}
