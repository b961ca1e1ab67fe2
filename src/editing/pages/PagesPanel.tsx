import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import type { ChangeReply } from '../protocol.ts'
import { SidePanel } from '../sidePanel/SidePanel.tsx'
import { AddPageForm } from './AddPageForm.tsx'
import { MoveEntryForm } from './MoveEntryForm.tsx'
import { openAfterWriting } from './openAfterWriting.ts'
import type { PageChange } from './pageRequests.ts'
import type { PagesRequests } from './pagesRequests.ts'
import classes from './PagesPanel.module.css'
import { PageTree, type PageAction } from './PageTree.tsx'
import { pathAfter } from './pathAfter.ts'
import { RemovePageForm } from './RemovePageForm.tsx'
import { RenamePageForm } from './RenamePageForm.tsx'
import { usePageList } from './usePageList.ts'
import { writtenText } from './writtenText.ts'

type PagesPanelProps = {
  readonly requests: PagesRequests
  /** Called after a change is written that does not open another page. */
  readonly onWritten: (reply: ChangeReply) => Promise<void>
  readonly onClose: () => void
}

/** The pages of the site and the menu. Changes show their consequences before they are written. */
export function PagesPanel({ requests, onWritten, onClose }: PagesPanelProps) {
  const { list, problem, reload } = usePageList(requests)
  const [action, setAction] = useState<PageAction>()
  const [status, setStatus] = useState('')
  const endAction = () => setAction(undefined)
  const written = async (change: PageChange, reply: ChangeReply) => {
    const message = writtenText(change)
    const paths = list?.pages.map(({ path }) => path) ?? []
    const next = pathAfter(change, location.pathname, paths)
    if (next !== undefined) return openAfterWriting(next, message)
    endAction()
    setStatus(message)
    await Promise.all([reload(), onWritten(reply)])
  }
  const form = { requests, onWritten: written, onCancel: endAction }
  return (
    <SidePanel
      title="Pages"
      onClose={onClose}
      onEscape={action === undefined ? undefined : endAction}
    >
      <output className={classes.status}>{problem ?? status}</output>
      {list !== undefined && action === undefined && <PageTree list={list} onAction={setAction} />}
      {list !== undefined && action?.kind === 'add' && (
        <AddPageForm {...form} parent={action.parent} list={list} />
      )}
      {action?.kind === 'rename' && <RenamePageForm {...form} path={action.path} />}
      {list !== undefined && action?.kind === 'remove' && (
        <RemovePageForm {...form} path={action.path} pages={list.pages} />
      )}
      {action?.kind === 'move' && <MoveEntryForm {...form} place={action.place} />}
    </SidePanel>
  )
}
