import type { ChangesSinceCommit, SiteChange } from '../protocol.ts'
import classes from './ChangesPanel.module.css'
import { useEditor, useReply } from './editor.ts'
import { SidePanel } from './SidePanel.tsx'

/** The changes since the last commit: what they mean for the site. */
export function ChangesPanel() {
  const { send, page } = useEditor()
  const { value: changes, problem } = useReply(send, 'changes', null, page)
  const isCompared = problem === '' && changes?.result === 'compared'
  return (
    <SidePanel title="Changes">
      <output className={classes.status}>{problem || statusOf(changes)}</output>
      {isCompared &&
        changes.levels
          .filter((level) => level.changes.length > 0)
          .map(({ name, title, meaning, changes: list }) => (
            <section key={name} className={classes.level} data-level={name}>
              <h3>
                {title} ({list.length})
              </h3>
              <p>{meaning}</p>
              <ul>
                {list.map((change, index) => (
                  <ChangeItem key={index} change={change} />
                ))}
              </ul>
            </section>
          ))}
    </SidePanel>
  )
}

function statusOf(changes: ChangesSinceCommit | undefined): string {
  if (changes === undefined) return 'The changes are compared …'
  if (changes.result === 'failed') return changes.message
  const count = changes.levels.reduce((sum, level) => sum + level.changes.length, 0)
  const since = `since the last commit (${changes.commit})`
  if (count === 0) return `Nothing has changed ${since}.`
  return `${count} ${count === 1 ? 'change' : 'changes'} ${since}.`
}

const ChangeItem = ({ change: { page, text, before, after } }: { readonly change: SiteChange }) => (
  <li>
    <span className={classes.page}>{page || 'The whole site'}</span> {text}
    {before !== undefined && <del>{before}</del>}
    {after !== undefined && <ins>{after}</ins>}
  </li>
)
