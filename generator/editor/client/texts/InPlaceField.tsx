import { useRef, useState, useEffect, useId } from 'react'
import classes from '../PageEditor.module.css'
import type { EditedText } from './findTexts.ts'
import {
  joinParts,
  type EditRequest,
  type EditReply,
  type EditablePage,
  type EditableText,
  type InsertedValue,
} from '../../protocol.ts'
import { DEFAULT_TEXT } from '../layout.ts'
import { useInPlaceEdit, useTextChange, type TextConflict } from './editInPlace.ts'
import { errorText, replyText } from '../requests.ts'

type InPlaceFieldProps = {
  readonly edited: EditedText
  readonly page: EditablePage
  readonly change: (change: EditRequest) => Promise<EditReply>
  /** Called with a message for the status line. */
  readonly onEnd: (message: string) => void
}

/**
 * A text of the page that is edited at its place. Enter and leaving the text save it, Escape cancels. A
 * rejected text stays open, with the problem below it.
 */
export function InPlaceField({ edited, page, change, onEnd }: InPlaceFieldProps) {
  const { text } = edited
  const { problem, conflict, save } = useTextChange(text, change)
  const [code, setCode] = useState<string>()
  const note = useRef<HTMLDivElement>(null)
  const field = useInPlaceEdit(edited, note, {
    onSave: (focused) => {
      const isInNote = focused instanceof Node && note.current?.contains(focused) === true
      if (!isInNote) void saveTyped()
    },
    onCancel: () => onEnd('Not changed.'),
    onSelect: setCode,
  })

  /** Saves the typed text instead of `before`, by default the text that the author saw. */
  async function saveTyped(before?: string): Promise<void> {
    const edit = field.current
    if (edit === null) return
    const parts = edit.parts()
    const value = joinParts(parts)
    if (value === (before ?? text.value)) return onEnd('Not changed.')
    const result = await save(parts, before)
    if (result === 'open') edit.element.focus()
    if (result !== 'saved') return
    edit.end(value)
    onEnd('Saved.')
  }

  const inserted = page.inserted.find((one) => one.code === code)
  return (
    <div ref={note} className={classes.below}>
      {text.location === undefined && <p className={classes.message}>{DEFAULT_TEXT}</p>}
      {text.usedBy.length > 0 && (
        <p className={classes.message}>This changes the text in: {text.usedBy.join(', ')}</p>
      )}
      {problem !== '' && (
        <p role="alert" className={classes.message} data-problem="">
          {problem}
        </p>
      )}
      {conflict !== undefined && (
        <ConflictChoice
          conflict={conflict}
          onUseMine={() => void saveTyped(conflict.current)}
          onUseCurrent={() => onEnd('Not changed.')}
        />
      )}
      {inserted !== undefined && (
        <InsertedValueNote
          key={inserted.code}
          inserted={inserted}
          path={text.path}
          change={change}
          onSaved={() => onEnd('Saved.')}
        />
      )}
    </div>
  )
}

type InsertedValueNoteProps = {
  readonly inserted: InsertedValue
  /** The text that inserts the value. */
  readonly path: EditableText['path']
  readonly change: (change: EditRequest) => Promise<EditReply>
  readonly onSaved: () => void
}

/** What an inserted value means and where it is used. Changes it in all texts. */
function InsertedValueNote({ inserted, path, change, onSaved }: InsertedValueNoteProps) {
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

type ConflictChoiceProps = {
  readonly conflict: TextConflict
  readonly onUseMine: () => void
  readonly onUseCurrent: () => void
}

/**
 * Shows the text of the author and the one that another program has written into the manifest, and lets the
 * author choose. The group gets the focus, not a button, so that a second Enter chooses nothing.
 */
export function ConflictChoice({ conflict, onUseMine, onUseCurrent }: ConflictChoiceProps) {
  const { mine, current } = conflict
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => group.current?.focus(), [])
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-describedby={id}
      className={classes.note}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onUseCurrent()
      }}
    >
      <legend className={classes.legend}>Another program has changed this text meanwhile.</legend>
      <dl id={id} className={classes.versions}>
        <dt>Yours</dt>
        <dd>{joinParts(mine)}</dd>
        <dt>In the manifest</dt>
        <dd>{current}</dd>
      </dl>
      <div className={classes.choices}>
        <button type="button" onClick={onUseMine}>
          Use mine
        </button>
        <button type="button" onClick={onUseCurrent}>
          Use the current one
        </button>
      </div>
    </fieldset>
  )
}
