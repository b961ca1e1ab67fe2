import { useEffect, useReducer, useRef } from 'react'
import type { ListChange } from '../lists/listChanges.ts'
import type { Change, ChangeReply } from '../protocol.ts'
import { errorText, replyText } from '../replyText.ts'
import { clearFocus, storedFocus, storeFocus, type SectionFocus } from './sectionFocus.ts'

type SectionChangesOptions = {
  readonly change: (change: Change) => Promise<ChangeReply>
  readonly onStatus: (message: string) => void
  /** Focuses a button. Returns whether the page shows the section at its new place already. */
  readonly onFocus: (focus: SectionFocus) => boolean
}

/** Sends changes of sections, one after the other, and moves the focus when the page shows the result. */
export function useSectionChanges({ change, onStatus, onFocus }: SectionChangesOptions) {
  /** The focus of the last change, until the author does something else. */
  const focus = useRef<SectionFocus>(undefined)
  const isFocused = useRef(false)
  const isBusy = useRef(false)
  const [, render] = useReducer((count: number) => count + 1, 0)
  // A change may have reloaded the page.
  useEffect(() => {
    focus.current = storedFocus()
    if (focus.current !== undefined) onStatus(focus.current.message)
  }, [onStatus])
  // After each render: the page shows the change later than the server has saved it, and a hot update can
  // remove the focused button.
  useEffect(() => {
    const isLost = !isFocused.current || document.activeElement === document.body
    if (focus.current !== undefined && isLost) isFocused.current = onFocus(focus.current)
  })
  useEffect(() => {
    // From now on, the focus belongs to the author.
    const forget = () => {
      clearFocus()
      focus.current = undefined
    }
    const options = { capture: true }
    addEventListener('pointerdown', forget, options)
    addEventListener('keydown', forget, options)
    return () => {
      removeEventListener('pointerdown', forget, options)
      removeEventListener('keydown', forget, options)
    }
  }, [])

  /** Resolves to the problem of a rejected change. */
  return async function run(
    requested: ListChange,
    next: SectionFocus,
  ): Promise<string | undefined> {
    if (isBusy.current) return undefined
    isBusy.current = true
    storeFocus(next)
    const problem = await change(requested).then(
      (reply) => (reply.result === 'saved' ? undefined : replyText(reply, '')),
      errorText,
    )
    isBusy.current = false
    onStatus(problem ?? next.message)
    focus.current = problem === undefined ? next : undefined
    isFocused.current = false
    if (problem !== undefined) clearFocus()
    render()
    return problem
  }
}
