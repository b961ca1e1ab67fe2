import { useEffect, useId, useRef, useState } from 'react'
import { joinParts, type EditableText, type TextPart } from '../../protocol.ts'
import { useEditor, problemOf } from '../editor.ts'
import classes from '../PageEditor.module.css'

/** Two versions of a text: the manifest has changed since the author saw it. */
type TextConflict = {
  readonly mine: readonly TextPart[]
  /** The text that the manifest has now. */
  readonly current: string
}

/** Sends a changed text, and keeps the conflict with another program. */
export function useTextChange({ path, value }: EditableText) {
  const { change } = useEditor()
  const [conflict, setConflict] = useState<TextConflict>()
  return {
    conflict,
    /** Saves new parts instead of `before`, by default the text that the author saw. Resolves to the problem, which is empty if they are saved. */
    async save(parts: readonly TextPart[], before = value): Promise<string> {
      const reply = await change({ kind: 'text', path, before, parts: [...parts] })
      const current = reply.result === 'conflict' ? reply.current : undefined
      setConflict(current === undefined ? undefined : { mine: parts, current })
      return problemOf(reply)
    },
  }
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

/** A text as the author types it in a field: inserted values are `${code}`. */
export const sourceOf = (parts: readonly TextPart[]) =>
  parts.map((part) => ('text' in part ? part.text : `\${${part.code}}`)).join('')

/** The parts of a typed text. Only the values that the old text inserts are inserted. */
export function partsOf(typed: string, old: readonly TextPart[]): TextPart[] {
  return typed
    .split(/(\$\{[^{}]*\})/)
    .filter((piece) => piece !== '')
    .map(
      (piece) =>
        old.find((part) => 'code' in part && `\${${part.code}}` === piece) ?? { text: piece },
    )
}

/** Why a text without parts cannot be edited on the page. */
export const notEditable = ({ location }: EditableText) =>
  location === undefined
    ? 'The manifest computes the object that contains this text. Change it there.'
    : `This text is computed in ${location}. Change it there.`

/** What happens to a text that only the schema contains. */
export const DEFAULT_TEXT = 'This is a default text. Saving writes it into the manifest.'
