import { useState } from 'react'
import { createPortal } from 'react-dom'
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

/** Says why builds do not contain the open page. A draft can be published. */
export function Publication() {
  const { page, change, showResult } = useEditor()
  const { publication, sections } = page
  if (publication === undefined) return null
  const publish = () => {
    const path = [...sections.list.path.slice(0, -1), 'draft']
    void showResult(change({ kind: 'setting', path, before: 'true' }).then(problemOf), {
      message: 'Published: the next build contains the page. Undo makes it a draft again.',
    })
  }
  return (
    <>
      <p className={classes.publication}>Not published: {publication}</p>
      {publication === 'draft' && (
        <button type="button" onClick={publish}>
          Publish
        </button>
      )}
    </>
  )
}

/** A switch that shows the page at the width of a phone, with the changes that are saved. */
export function PhoneWidth({ root }: { readonly root: HTMLElement }) {
  const [isOn, setIsOn] = useState(false)
  return (
    <>
      <button type="button" role="switch" aria-checked={isOn} onClick={() => setIsOn(!isOn)}>
        Phone width
      </button>
      {isOn &&
        createPortal(
          <div className={classes.phoneArea}>
            <iframe
              title="The page at a width of 390 pixels"
              src={location.pathname}
              className={classes.phone}
            />
          </div>,
          root,
        )}
    </>
  )
}
