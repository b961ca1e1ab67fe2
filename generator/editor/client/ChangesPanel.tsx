import type { ChangesSinceCommit, DiffLine, SiteChange } from '../protocol.ts'
import classes from './ChangesPanel.module.css'
import { useEditor, useLoaded } from './editor.ts'
import { SidePanel } from './SidePanel.tsx'

/** The changes since the last commit: what they mean for the site, and their lines in the manifest. */
export function ChangesPanel() {
  const { requests, page } = useEditor()
  const { value: changes, problem } = useLoaded(requests.changes, page)
  const isCompared = problem === '' && changes?.result === 'compared'
  return (
    <SidePanel title="Changes">
      <output className={classes.status}>{problem || statusOf(changes)}</output>
      {isCompared && (
        <>
          {changes.levels
            .filter((level) => level.changes.length > 0)
            .map(({ name, meaning, changes: list }) => (
              <section key={name} className={classes.level} data-level={name}>
                <h3>
                  {TITLES[name]} ({list.length})
                </h3>
                <p>{meaning}</p>
                <ul>
                  {list.map((change, index) => (
                    <ChangeItem key={index} change={change} />
                  ))}
                </ul>
              </section>
            ))}
          {changes.files.length > 0 && <h3 className={classes.title}>Lines</h3>}
          {changes.files.map(({ name, lines }) => (
            <details key={name} open>
              <summary>{name}</summary>
              <Lines name={name} lines={lines} />
            </details>
          ))}
        </>
      )}
    </SidePanel>
  )
}

const TITLES = { breaking: 'Breaking', visible: 'Visible', wording: 'Wording' } as const

function statusOf(changes: ChangesSinceCommit | undefined): string {
  if (changes === undefined) return 'The changes are compared …'
  if (changes.result === 'failed') return changes.message
  const count = changes.levels.reduce((sum, level) => sum + level.changes.length, 0)
  const since = `since the last commit (${changes.commit})`
  if (count === 0) {
    return changes.files.length === 0
      ? `Nothing has changed ${since}.`
      : `Only the source of the manifest has changed ${since}, not the site.`
  }
  return `${count} ${count === 1 ? 'change' : 'changes'} ${since}.`
}

const ChangeItem = ({ change: { page, text, before, after } }: { readonly change: SiteChange }) => (
  <li>
    <span className={classes.page}>{page || 'The whole site'}</span> {text}
    {before !== undefined && <del>{before}</del>}
    {after !== undefined && <ins>{after}</ins>}
  </li>
)

const MARKS = { added: '+', removed: '−', same: ' ', place: '' } as const

const Lines = ({ name, lines }: { readonly name: string; readonly lines: readonly DiffLine[] }) => (
  <section className={classes.lines} aria-label={`Changed lines of ${name}`}>
    {lines.map(({ kind, text }, index) => (
      <code key={index} data-kind={kind}>
        {MARKS[kind]} {text}
      </code>
    ))}
  </section>
)
