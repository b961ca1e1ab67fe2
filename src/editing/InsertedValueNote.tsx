import { useState } from 'react'
import classes from './PageEditor.module.css'
import type { Change, ChangeReply, EditableText, InsertedValue } from './protocol.ts'
import { errorText, replyText } from './replyText.ts'

type InsertedValueNoteProps = {
  readonly inserted: InsertedValue
  /** The text that inserts the value. */
  readonly path: EditableText['path']
  readonly change: (change: Change) => Promise<ChangeReply>
  readonly onSaved: () => void
}

/** What an inserted value means and where it is used. Changes it in all texts. */
export function InsertedValueNote({ inserted, path, change, onSaved }: InsertedValueNoteProps) {
  const { code, value: before, location, meaning, source, editable, usedBy } = inserted
  const [value, setValue] = useState(before)
  const [problem, setProblem] = useState('')
  const save = async () => {
    try {
      const reply = await change({ kind: 'inserted', path, code, before, value })
      if (reply.result === 'saved') onSaved()
      else setProblem(replyText(reply, ''))
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <form
      className={classes.note}
      aria-label={`The inserted value ${code}`}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p>
        <code>{code}</code> in {location}
        {meaning !== undefined && `: ${meaning}`}
        {source !== undefined && ` (${source})`}
      </p>
      <p>Used by: {usedBy.join(', ')}</p>
      {editable ? (
        <>
          <label>
            Value in all texts
            <input value={value} onChange={({ target }) => setValue(target.value)} />
          </label>
          <button type="submit" disabled={value === before}>
            Change everywhere
          </button>
        </>
      ) : (
        <p>It is computed from other values, so change it in the manifest.</p>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}
