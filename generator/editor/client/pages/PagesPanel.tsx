import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useState, useCallback, useEffect } from 'react'
import { replyText, type PagesRequests, errorText } from '../requests.ts'
import { SidePanel, type PanelFrame } from '../SidePanel.tsx'
import { AddPageForm, MoveEntryForm, RemovePageForm, RenamePageForm } from './pageForms.tsx'
import type { PageChange, PageList } from '../../pageProtocol.ts'
import classes from './PagesPanel.module.css'
import { PageTree, type PageAction } from './PageTree.tsx'
import { writeChange, writtenText } from './ChangeForm.tsx'

type PagesPanelProps = {
  readonly frame: PanelFrame
  readonly requests: PagesRequests
  /** Called with a message after a change is written that does not open another page. */
  readonly onWritten: (message: string) => void
}

/** The pages of the site and the menu. Changes show their consequences before they are written. */
export function PagesPanel({ frame, requests, onWritten }: PagesPanelProps) {
  const { list, problem, reload } = usePageList(requests)
  const [action, setAction] = useState<PageAction>()
  const endAction = () => setAction(undefined)
  const write = async (change: PageChange, id: string) => {
    const paths = list?.pages.map(({ path }) => path) ?? []
    const reply = await writeChange(requests, { change, id, paths })
    if (reply === 'leaving') return ''
    if (reply.result !== 'saved') return replyText(reply, '')
    endAction()
    onWritten(writtenText(change))
    await reload()
    return ''
  }
  const form = { requests, onWrite: write, onCancel: endAction }
  return (
    <SidePanel frame={frame} title="Pages" onEscape={action === undefined ? undefined : endAction}>
      {problem !== undefined && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
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

/** Loads the pages of the site, again after each update of the open page. */
function usePageList(requests: Pick<PagesRequests, 'list'>) {
  const [list, setList] = useState<PageList>()
  const [problem, setProblem] = useState<string>()
  const reload = useCallback(
    () =>
      requests.list().then(
        (loaded) => {
          setList(loaded)
          setProblem(undefined)
        },
        (error: unknown) => setProblem(errorText(error)),
      ),
    [requests],
  )
  useEffect(() => {
    void reload()
    import.meta.hot?.on('vite:afterUpdate', reload)
    return () => import.meta.hot?.off('vite:afterUpdate', reload)
  }, [reload])
  return { list, problem, reload }
}
