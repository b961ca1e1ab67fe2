import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { problemOf, useEditor } from './editor.ts'
import { openPage } from './openPage.ts'
import { PANELS, PANEL_ID } from './openPanel.ts'
import classes from './PageEditor.module.css'
import { useUnsavedStore, useUnsavedTexts } from './unsaved.ts'

/** The buttons of the bar: undo and redo, and one for each panel. */
export function Toolbar() {
  const { open, toggle } = useEditor().panel
  return (
    <div role="toolbar" aria-label="Page editor" className={classes.tools}>
      <UndoButton kind="undo" />
      <UndoButton kind="redo" />
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

/** Undoes or redoes a change. The focus stays here, also if the change disables the button. */
function UndoButton({ kind }: { readonly kind: 'undo' | 'redo' }) {
  const { page, step, isSaving, showResult } = useEditor()
  const isUndo = kind === 'undo'
  const message = isUndo ? 'Undone.' : 'Done again.'
  // The button, or the other one if it is disabled.
  const focus = [`[data-change=${kind}]:enabled`, '[data-change]:enabled']
  const isPossible = isUndo ? page.canUndo || isSaving : page.canRedo
  return (
    <button
      type="button"
      data-change={kind}
      disabled={!isPossible}
      onClick={() => void showResult(step(kind).then(problemOf), { message, focus })}
    >
      {isUndo ? 'Undo' : 'Redo'}
    </button>
  )
}

/** Says why builds do not contain the open page. A draft can be published. */
export function Publication() {
  const { page, change, showResult } = useEditor()
  const { publication, draft } = page
  if (publication === undefined) return null
  const publish = () => {
    void showResult(change({ kind: 'values', values: [draft] }).then(problemOf), {
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

/** The texts that were typed and not saved, and that no field shows at the moment. Those of closed tabs can be restored. */
export function UnsavedTexts() {
  const { find, isInField, restore, clear, discardOffered, ...store } = useUnsavedStore()
  const offered = useSyncExternalStore(store.subscribe, store.offered)
  const texts = [...offered, ...useUnsavedTexts().filter(({ key }) => !isInField(key))]
  if (texts.length === 0) return null
  return (
    <details className={classes.unsaved}>
      <summary>{`Unsaved: ${texts.length} ${texts.length === 1 ? 'text' : 'texts'}`}</summary>
      <ul>
        {texts.map((text) => {
          const { key, label, page, time, value } = text
          const closed = offered.find((other) => other === text)
          const isOnOtherPage = page !== location.pathname
          const open = () => {
            if (closed) restore(closed)
            if (isOnOtherPage) void openPage(page)
          }
          return (
            <li key={`${closed?.item} ${key}`}>
              <strong>{label}</strong>
              <small>
                {' '}
                {new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
              </small>
              <p>{value}</p>
              {/* What is typed in this tab is saved or discarded first. */}
              {(closed ? find(key) === undefined : isOnOtherPage) && (
                <button type="button" onClick={open}>
                  {closed ? 'Restore' : `Open ${page}`}
                </button>
              )}
              <button type="button" onClick={() => void navigator.clipboard.writeText(value)}>
                Copy
              </button>
              <button type="button" onClick={() => (closed ? discardOffered(closed) : clear(key))}>
                Discard
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
