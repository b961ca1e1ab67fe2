import { useId } from 'react'
import classes from './PageEditor.module.css'

type ConflictChoiceProps = {
  readonly mine: string
  /** The text that the manifest has now. */
  readonly current: string
  /** The text with both changes. Undefined if they overlap. */
  readonly both: string | undefined
  /** Whether the author has tried to save, so that a second Enter must choose nothing. */
  readonly takesFocus: boolean
  readonly onUseMine: () => void
  readonly onUseBoth: () => void
  readonly onUseCurrent: () => void
}

/**
 * Shows the text of the author and the one that another program has written into the manifest, and lets the
 * author choose. The group gets the focus, not a button.
 */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { mine, current, both, takesFocus, onUseMine, onUseBoth, onUseCurrent } = props
  const id = useId()
  return (
    <fieldset
      ref={takesFocus ? focusGroup : undefined}
      tabIndex={-1}
      aria-describedby={id}
      className={classes.note}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onUseCurrent()
      }}
    >
      <legend className={classes.legend}>Another program has changed this meanwhile.</legend>
      <dl id={id} className={classes.versions}>
        <dt>Yours</dt>
        <dd>{mine}</dd>
        <dt>In the manifest</dt>
        <dd>{current}</dd>
        {both !== undefined && (
          <>
            <dt>With both changes</dt>
            <dd>{both}</dd>
          </>
        )}
      </dl>
      <div className={classes.choices}>
        {both !== undefined && (
          <button type="button" onClick={onUseBoth}>
            Keep both
          </button>
        )}
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

const focusGroup = (group: HTMLElement | null) => group?.focus()
