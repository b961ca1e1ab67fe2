import { problemOf, useEditor } from './editor.ts'
import classes from './PageEditor.module.css'
import { PANELS, PANEL_ID } from './session.ts'

/** The buttons of the bar: undo and redo, and one for each panel. */
export function Toolbar() {
  const { open, toggle } = useEditor().panel
  return (
    <div role="toolbar" aria-label="Page editor" className={classes.tools}>
      <UndoButton kind="undo" name="Undo" message="Undone." />
      <UndoButton kind="redo" name="Redo" message="Done again." />
      {PANELS.map((name) => (
        <button
          key={name}
          ref={name === open?.name ? scrollIntoBar : undefined}
          type="button"
          aria-expanded={name === open?.name}
          aria-controls={PANEL_ID}
          onClick={() => toggle(name)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** On narrow screens, the bar scrolls while a panel is open. */
const scrollIntoBar = (button: HTMLElement | null) =>
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

type UndoButtonProps = {
  readonly kind: 'undo' | 'redo'
  readonly name: string
  /** What the status line says afterwards. */
  readonly message: string
}

/** Undoes or redoes a change. The focus stays here, also if the change disables the button. */
function UndoButton({ kind, name, message }: UndoButtonProps) {
  const { page, change, isSaving, showResult } = useEditor()
  // The button, or the other one if it is disabled.
  const focus = [`[data-change=${kind}]:enabled`, '[data-change]:enabled']
  const isPossible = kind === 'undo' ? page.canUndo || isSaving : page.canRedo
  return (
    <button
      type="button"
      data-change={kind}
      disabled={!isPossible}
      onClick={() => void showResult(change({ kind }).then(problemOf), { message, focus })}
    >
      {name}
    </button>
  )
}
