import { useRef, useState } from 'react'
import { ConflictChoice } from './ConflictChoice.tsx'
import { InsertedValueNote } from './InsertedValueNote.tsx'
import classes from './PageEditor.module.css'
import type { EditedText } from './editedText.ts'
import type { Change, ChangeReply, EditablePage } from './protocol.ts'
import { DEFAULT_TEXT } from './notEditable.ts'
import { joinParts } from './textPart.ts'
import { useInPlaceEdit } from './useInPlaceEdit.ts'
import { useTextChange } from './useTextChange.ts'

type InPlaceFieldProps = {
  readonly edited: EditedText
  readonly page: EditablePage
  readonly change: (change: Change) => Promise<ChangeReply>
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
