import { useEffect, useRef } from 'react'
import classes from './PageEditor.module.css'
import { clearStatus, keepStatus, keptStatus } from './useEditing.ts'
import { openNextPage, storeNextPage } from './pages/nextPage.ts'
import type { EditRequest, EditReply, EditablePage } from '../protocol.ts'
import { errorText, replyText } from './requests.ts'

type UndoButtonsProps = {
  readonly page: EditablePage | undefined
  readonly change: (change: EditRequest) => Promise<EditReply>
  readonly onStatus: (message: string) => void
  /** The button that had the focus before the page was loaded again. */
  readonly focused: string | undefined
}

const MESSAGES = { undo: 'Undone.', redo: 'Done again.' } as const

const NAMES = { undo: 'Undo', redo: 'Redo' } as const

/** Undo and redo. The focus stays here, also if the change reloads the page or disables the button. */
export function UndoButtons({ page, change, onStatus, focused }: UndoButtonsProps) {
  const buttons = useRef<HTMLDivElement>(null)
  /** The button that gets the focus when the page is loaded. */
  const next = useRef(focused)
  useEffect(() => {
    const name = next.current
    if (page === undefined || name === undefined || buttons.current === null) return
    next.current = undefined
    // The status is kept until the author does something else, e.g. moves the focus.
    if (keptStatus() !== undefined || isFocusLost()) focusButton(buttons.current, name)
  }, [page])
  const pageAfter = { undo: page?.pageAfterUndo, redo: page?.pageAfterRedo }
  const run = async (kind: keyof typeof MESSAGES) => {
    const path = pageAfter[kind]
    if (path !== undefined) {
      // The open page is left before it is removed.
      storeNextPage({ path, message: MESSAGES[kind], request: { kind } })
      openNextPage()
      return
    }
    next.current = kind
    keepStatus({ message: MESSAGES[kind], button: kind })
    try {
      const reply = await change({ kind })
      if (reply.result !== 'saved') clearStatus()
      onStatus(replyText(reply, MESSAGES[kind]))
    } catch (error) {
      clearStatus()
      onStatus(errorText(error))
    }
  }
  const isEnabled = { undo: page?.canUndo === true, redo: page?.canRedo === true }
  return (
    <div ref={buttons} className={classes.tools}>
      {(['undo', 'redo'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          data-change={kind}
          disabled={!isEnabled[kind]}
          onClick={() => void run(kind)}
        >
          {NAMES[kind]}
        </button>
      ))}
    </div>
  )
}

/** Whether no element has the focus that can react to keys. */
function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches(':disabled')
}

/** Focuses a button, or the other one if it is disabled. */
function focusButton(buttons: HTMLElement, name: string): void {
  const enabled = [...buttons.querySelectorAll('button')].filter(({ disabled }) => !disabled)
  const button = enabled.find(({ dataset }) => dataset['change'] === name) ?? enabled[0]
  button?.focus()
}
