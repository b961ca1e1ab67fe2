import { problemOf, useEditor } from '../editor.ts'
import classes from '../PageEditor.module.css'

/** Says why builds do not contain the open page. A draft can be published. */
export function Publication() {
  const { page, change, showResult } = useEditor()
  const { publication, sections } = page
  if (publication === undefined) return null
  const publish = () => {
    const path = [...sections.list.path.slice(0, -1), 'draft']
    void showResult(change({ kind: 'setting', path, before: 'true' }).then(problemOf), {
      message: 'Published: the next build contains the page. Undo makes it a draft again.',
    })
  }
  return (
    <>
      <p className={classes.publication}>Not published: {publication}</p>
      {publication === 'draft' && (
        <button type="button" onClick={publish}>
          Publish
        </button>
      )}
    </>
  )
}
