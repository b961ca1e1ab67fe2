import classes from './ChangesPanel.module.css'
import { useEditor, useReply } from './editor.ts'
import { SidePanel } from './SidePanel.tsx'

/** The changes since the last commit: what they mean for the site. */
export function ChangesPanel() {
  const { send, page } = useEditor()
  const { value, problem } = useReply(send, 'changes', null, page)
  const { status, levels } = value ?? { status: 'The changes are compared …', levels: [] }
  return (
    <SidePanel title="Changes">
      <output className={classes.status}>{problem || status}</output>
      {problem === '' &&
        levels.map(({ name, title, meaning, changes }) => (
          <section key={name} className={classes.level} data-level={name}>
            <h3>{title}</h3>
            <p>{meaning}</p>
            <ul>
              {changes.map(({ page: place, text, before, after }, index) => (
                <li key={index}>
                  <span className={classes.page}>{place}</span> {text}
                  {before !== undefined && <del>{before}</del>}
                  {after !== undefined && <ins>{after}</ins>}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </SidePanel>
  )
}
