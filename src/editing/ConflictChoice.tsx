import { useEffect, useId, useRef } from 'react'
import classes from './PageEditor.module.css'
import { joinParts } from './textPart.ts'
import type { TextConflict } from './useTextChange.ts'

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
