import { useEffect, useRef } from 'react'
import { isOnPage } from '../layout.ts'
import { SENTENCES } from '../sentences.ts'
import { EDITOR_ID } from '../status.ts'
import classes from './Texts.module.css'

/** Has the focus from a click that waits until its text opens, so that no key is lost in the meantime. It is not visible. */
const typing = document.createElement('textarea')
typing.className = classes.typing ?? ''
typing.ariaLabel = SENTENCES.panel.loading

/** Keeps a character that is typed before a text is open. */
export const keepTyped = (character: string) => (typing.value += character)

/** Returns what the author has typed since the click that opens a text. */
export function takeTypedText(): string {
  const { value } = typing
  typing.value = ''
  typing.remove()
  return value
}

/**
 * While the texts of the page are loaded, a click on the page waits, because it is not known what can be edited. Then it
 * opens the text that is there, or does what it does without the editor.
 */
export function useWaitingClick(isLoading: boolean): void {
  const waiting = useRef<{ readonly click: MouseEvent; readonly focused: Element | null }>(
    undefined,
  )
  useEffect(() => {
    if (!isLoading) {
      if (waiting.current === undefined) return undefined
      const { click: waited, focused } = waiting.current
      const { target, pageX, pageY } = waited
      waiting.current = undefined
      const point = { clientX: pageX - scrollX, clientY: pageY - scrollY }
      const text = document
        .elementFromPoint(point.clientX, point.clientY)
        ?.closest(`#${EDITOR_ID} [data-text]`)
      if (!text) {
        takeTypedText()
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
      }
      const click = { bubbles: true, cancelable: true, detail: 1, ...point }
      ;(text ?? target)?.dispatchEvent(new MouseEvent('click', click))
      return undefined
    }
    const wait = (event: MouseEvent) => {
      const { target, detail, altKey, ctrlKey, metaKey, shiftKey } = event
      // With the keyboard, a click has no point.
      if (detail === 0 || altKey || ctrlKey || metaKey || shiftKey || !isOnPage(target)) return
      event.preventDefault()
      event.stopPropagation()
      // What is typed belongs to the text that was clicked before.
      if (typing.value === '') waiting.current = { click: event, focused: document.activeElement }
      if (document.activeElement?.matches('input, textarea, select') === true) return
      document.getElementById(EDITOR_ID)?.append(typing)
      typing.focus({ preventScroll: true })
    }
    document.addEventListener('click', wait, { capture: true })
    return () => document.removeEventListener('click', wait, { capture: true })
  }, [isLoading])
}
