import { useEffect, useId, useRef } from 'react'
import type { EditableText, TextPart } from '../../protocol.ts'
import classes from '../PageEditor.module.css'

/** Two versions of a text: the manifest has changed since the author saw it. */
type TextConflict = {
  readonly mine: string
  /** The text that the manifest has now. */
  readonly current: string
}

type ConflictChoiceProps = {
  readonly conflict: TextConflict
  /** Whether the author has tried to save, so that a second Enter must choose nothing. */
  readonly takesFocus: boolean
  readonly onUseMine: () => void
  readonly onUseCurrent: () => void
}

/**
 * Shows the text of the author and the one that another program has written into the manifest, and lets the
 * author choose. The group gets the focus, not a button.
 */
export function ConflictChoice({
  conflict,
  takesFocus,
  onUseMine,
  onUseCurrent,
}: ConflictChoiceProps) {
  const { mine, current } = conflict
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (takesFocus) group.current?.focus()
  }, [takesFocus])
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
        <dd>{mine}</dd>
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
export function typedParts(typed: string, old: readonly TextPart[]): TextPart[] {
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
