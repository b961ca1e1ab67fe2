import { useRef, useState } from 'react'
import { joinParts, type InsertedValue } from '../../protocol.ts'
import { type ValuePath } from '../../values.ts'
import { problemOf, useEditor } from '../editor.ts'
import classes from '../PageEditor.module.css'
import { useAttempt } from '../saving.ts'
import { readParts, useInPlaceEdit } from './editInPlace.ts'
import type { Candidate } from './findTexts.ts'
import { FormatButtons, LinkForm, selectedRange, surround, type Format } from './formatting.tsx'
import { ConflictChoice, DEFAULT_TEXT, useTextChange } from './textChange.tsx'

type InPlaceFieldProps = {
  readonly edited: Candidate
  /** Called with a message for the status line. */
  readonly onEnd: (message: string) => void
}

/**
 * A text of the page that is edited at its place. Enter and leaving the text save it, Escape cancels. A
 * rejected text stays open, with the problem below it.
 */
export function InPlaceField({ edited, onEnd }: InPlaceFieldProps) {
  const { text } = edited
  const { conflict, save } = useTextChange(text)
  const { inserted } = useEditor().page
  const { problem, attempt } = useAttempt()
  const [code, setCode] = useState<string>()
  /** The selected characters that become a link. Undefined while no link is inserted. */
  const [linked, setLinked] = useState<Range>()
  const note = useRef<HTMLDivElement>(null)
  const field = useInPlaceEdit(edited, note, {
    onSave: (focused) => {
      const isInNote = focused instanceof Node && note.current?.contains(focused) === true
      if (!isInNote) void saveTyped()
    },
    onCancel: () => (linked === undefined ? onEnd('Not changed.') : closeLink(linked)),
    onSelect: setCode,
    onFormat: format,
  })

  function format({ marker }: Format): void {
    const range = selectedRange()
    if (range === undefined) return
    if (marker === undefined) setLinked(range)
    else surround(range, marker)
  }

  /** Returns the focus to the text, with its selection. */
  function closeLink(range: Range): void {
    setLinked(undefined)
    field.current?.element.focus()
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
  }

  function insertLink(range: Range, target: string): void {
    closeLink(range)
    surround(range, '[', `](${target})`)
  }

  /** Saves the typed text instead of `before`, by default the text that the author saw. Ignored while it is saved. */
  async function saveTyped(before = text.value): Promise<void> {
    const edit = field.current
    if (edit === null) return
    const parts = readParts(edit.element)
    const value = joinParts(parts)
    if (value === before) return onEnd('Not changed.')
    const isSaved = await attempt(() => save(parts, before))
    if (isSaved === false) edit.element.focus()
    if (!isSaved) return
    edit.end(text.markdown === undefined ? value : withoutMarkdown(value))
    onEnd('Saved.')
  }

  const value = inserted.find((one) => one.code === code)
  return (
    <div ref={note} className={classes.below}>
      {text.markdown !== undefined && <FormatButtons onFormat={format} />}
      {linked !== undefined && <LinkForm onInsert={(target) => insertLink(linked, target)} />}
      {text.location === undefined && <p className={classes.message}>{DEFAULT_TEXT}</p>}
      {text.usedBy.length > 0 && (
        <p className={classes.message}>This changes the text in: {text.usedBy.join(', ')}</p>
      )}
      {problem !== '' && conflict === undefined && (
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
      {value !== undefined && (
        <InsertedValueNote
          key={value.code}
          inserted={value}
          path={text.path}
          onSaved={() => onEnd('Saved.')}
        />
      )}
    </div>
  )
}

/** What the page shows until React has rendered the elements. */
const withoutMarkdown = (text: string) =>
  text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\*+/g, '')

type InsertedValueNoteProps = {
  readonly inserted: InsertedValue
  /** The path of the text that inserts the value. */
  readonly path: ValuePath
  readonly onSaved: () => void
}

/** What an inserted value means and where it is used. Changes it in all texts. */
function InsertedValueNote({ inserted, path, onSaved }: InsertedValueNoteProps) {
  const { code, value: before, location, meaning, source, editable, usedBy } = inserted
  const { change } = useEditor()
  const [value, setValue] = useState(before)
  const { problem, attempt } = useAttempt()
  const save = async () => {
    const send = () => change({ kind: 'inserted', path, code, before, value })
    if (await attempt(() => send().then(problemOf))) onSaved()
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
