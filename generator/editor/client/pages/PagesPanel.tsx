import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import { useEditor, useReply } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SidePanel } from '../SidePanel.tsx'
import { AddPageForm, RemovePageForm, RenamePageForm } from './pageForms.tsx'
import { PageTree, type PageAction } from './PageTree.tsx'

/** The pages of the site and the menu. Changes show their consequences before they are written. */
export function PagesPanel() {
  const { send, page } = useEditor()
  const { value: list, problem } = useReply(send, 'pages', null, page)
  const [action, setAction] = useState<PageAction>()
  const onCancel = () => setAction(undefined)
  return (
    <SidePanel title="Pages" onEscape={action === undefined ? undefined : onCancel}>
      <Problem text={problem} />
      {list !== undefined && action === undefined && <PageTree list={list} onAction={setAction} />}
      {list !== undefined && action?.kind === 'add' && (
        <AddPageForm onCancel={onCancel} parent={action.parent} list={list} />
      )}
      {action?.kind === 'rename' && <RenamePageForm onCancel={onCancel} path={action.path} />}
      {list !== undefined && action?.kind === 'remove' && (
        <RemovePageForm onCancel={onCancel} path={action.path} pages={list.pages} />
      )}
    </SidePanel>
  )
}
