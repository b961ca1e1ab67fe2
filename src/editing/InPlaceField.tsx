import { useRef, useState } from 'react'
import type { InPlaceEdit } from './editInPlace.ts'
import { InsertedValueNote } from './InsertedValueNote.tsx'
import classes from './PageEditor.module.css'
import type { ShownText } from './findTexts.ts'
import type { Change, ChangeReply, EditablePage } from './protocol.ts'
import { DEFAULT_TEXT } from './notEditable.ts'
import { errorText, replyText } from './replyText.ts'
import { joinParts } from './textPart.ts'
import { useInPlaceEdit } from './useInPlaceEdit.ts'

type InPlaceFieldProps = {
  readonly edited: ShownText
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
  const [problem, setProblem] = useState('')
  const [code, setCode] = useState<string>()
  const note = useRef<HTMLDivElement>(null)
  const isSaving = useRef(false)
  useInPlaceEdit(edited, note, {
    onSave: (edit, focused) => {
      const isInNote = focused instanceof Node && note.current?.contains(focused) === true
      if (!isInNote) void save(edit)
    },
    onCancel: () => onEnd('Not changed.'),
    onSelect: setCode,
  })

  async function save(current: InPlaceEdit): Promise<void> {
    const parts = [...current.parts()]
    const value = joinParts(parts)
    if (value === text.value) return onEnd('Not changed.')
    if (isSaving.current) return
    isSaving.current = true
    try {
      const reply = await change({ kind: 'text', path: text.path, before: text.value, parts })
      if (reply.result === 'saved') {
        current.end(value)
        return onEnd('Saved.')
      }
      setProblem(replyText(reply, ''))
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      isSaving.current = false
    }
    current.element.focus()
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
