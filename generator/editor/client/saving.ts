import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { mergedText } from './mergedText.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { useUnsaved, useUnsavedStore } from './unsaved.ts'

/** Sends requests one at a time, and keeps the problem of the last one. */
export function useAttempt() {
  const [problem, setProblem] = useState('')
  const [isRunning, setIsRunning] = useState(false)
  const running = useRef(false)
  return {
    problem,
    setProblem,
    isRunning,
    /**
     * Sends a request that resolves to its problem, which is empty if it was successful. Resolves to whether it was.
     * Ignored while another one is sent, e.g. for a second Enter: then it resolves to nothing.
     */
    async attempt(send: () => Promise<string>): Promise<boolean | undefined> {
      if (running.current) return undefined
      running.current = true
      setIsRunning(true)
      try {
        const rejection = await send()
        setProblem(rejection)
        return rejection === ''
      } finally {
        running.current = false
        setIsRunning(false)
      }
    },
  }
}

/**
 * While a change is saved, clicks on the tools of the editor wait, because the tools do not know the result yet. Then
 * they are clicked.
 */
export function useWaitingClicks(root: HTMLElement, isSaving: boolean): void {
  const waiting = useRef<(() => HTMLElement)[]>([])
  useEffect(() => {
    if (!isSaving) {
      let timer: ReturnType<typeof setTimeout> | undefined
      // One after the other: a click may save a change, for which the next ones wait again.
      const clickNext = () => {
        const findButton = waiting.current.shift()
        if (findButton === undefined) return
        findButton().click()
        timer = setTimeout(clickNext)
      }
      clickNext()
      return () => clearTimeout(timer)
    }
    const wait = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      // These change nothing.
      if (button === null || button.matches('[data-text], [aria-controls], [role=switch]')) return
      event.preventDefault()
      event.stopPropagation()
      waiting.current.push(finderOf(button))
    }
    root.addEventListener('click', wait, { capture: true })
    return () => root.removeEventListener('click', wait, { capture: true })
  }, [root, isSaving])
}

/** Returns what finds a button again. When a section was moved, another toolbar has its buttons. */
function finderOf(button: HTMLElement): () => HTMLElement {
  const section = button.closest('[data-section-id]')?.getAttribute('data-section-id')
  const selector = `[data-section-id="${section}"] [data-button="${button.dataset['button']}"]`
  return () => document.querySelector<HTMLElement>(selector) ?? button
}

type SavedField = {
  /** The key of the value in the store of unsaved texts. */
  readonly key: string
  /** What it is for the author. */
  readonly label: string
  /** The part of the site whose settings contain the field. */
  readonly part: ModelPath
  readonly saved: string
  /** Resolves to the problem, which is empty if the value is saved. */
  readonly save: (entered: string) => Promise<string>
}

/**
 * A field that saves what the author has entered: with Enter, or when the author leaves it. Escape restores the saved
 * value. What is rejected stays in the field, with the problem. What is entered is kept until it is saved, also if
 * the page is loaded again.
 */
export function useSavedField({ key, label, part, saved, save }: SavedField) {
  const { takeFocus } = useUnsavedStore()
  const { unsaved, keep, clear, ...places } = useUnsaved(key, label, part)
  const { problem, setProblem, isRunning, attempt } = useAttempt()
  /** The value that was sent last. */
  const sent = useRef('')
  /** Whether the author has left the field while another value was being saved. */
  const isWaiting = useRef(false)
  const value = unsaved?.value ?? saved
  const isConflict = unsaved !== undefined && unsaved.before !== saved && !isRunning
  const both = isConflict ? mergedText(value, unsaved.before, saved) : undefined
  /** Whether the author has tried to save: then the choice between two versions has the focus. */
  const [hasTried, setHasTried] = useState(false)
  const around = useRef<HTMLElement>(null)
  // Another program may have written the same.
  useEffect(() => {
    if (unsaved?.value === saved) clear(saved)
  }, [unsaved, saved, clear])
  const commit = async (next = value, isChosen = false) => {
    if (isConflict && !isChosen) return
    if (isRunning) isWaiting.current = true
    else if (next !== saved) {
      sent.current = next
      if (await attempt(() => save(next))) clear(next)
    }
  }
  /** Returns the focus from the choice to the field. */
  const endChoice = () => {
    if (hasTried && around.current !== null) selectIn(around.current)
    setHasTried(false)
  }
  const choose = (next: string) => {
    endChoice()
    keep({ value: next, before: saved })
    void commit(next, true)
  }
  const commitWaiting = useEffectEvent(() => {
    if (isWaiting.current && problem === '') void commit()
    isWaiting.current = false
  })
  useEffect(() => {
    if (!isRunning) commitWaiting()
  }, [isRunning])
  const reset = () => {
    clear()
    setProblem('')
    endChoice()
  }
  return {
    ...places,
    value,
    /** Whether the field shows the saved value. */
    isUnchanged: value === saved,
    /** Whether the field shows the saved value or the one that is being saved. */
    hasNothingTyped: () => value === saved || (isRunning && value === sent.current),
    problem: unsaved === undefined || isConflict ? '' : problem,
    /** The two versions between which the author chooses. Undefined if no other program has changed the value. */
    conflict: isConflict
      ? {
          mine: value,
          current: saved,
          both,
          takesFocus: hasTried,
          onUseMine: () => choose(value),
          onUseBoth: () => choose(both ?? value),
          onUseCurrent: reset,
        }
      : undefined,
    enter(next: string) {
      setHasTried(false)
      keep({ value: next, before: unsaved?.before ?? saved, selection: focusedSelection() })
      setProblem('')
    },
    /** Saves what was entered. `next`: what is entered at the same time. */
    commit,
    reset,
    /** For the element around the field, which gets the focus again if it had it before the page was loaded again. */
    ref: (element: HTMLElement | null) => {
      around.current = element
      if (element !== null && takeFocus(key)) selectIn(element, unsaved?.selection)
    },
    onKeyDown(event: KeyboardEvent) {
      // Shift+Enter begins a line of a long text.
      if (event.key === 'Enter' && !event.shiftKey && !event.defaultPrevented) {
        event.preventDefault()
        setHasTried(true)
        void commit()
      }
      if (event.key === 'Escape' && value !== saved) {
        event.stopPropagation()
        reset()
      }
    },
  }
}

/** Whether an element is a field with plain text. */
export const isTextField = (element: Element | null | undefined) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** What is selected in the focused field. Undefined for fields without selection, e.g. for a date. */
function focusedSelection(): [number, number] | undefined {
  const field = document.activeElement
  if (!isTextField(field) || field.selectionStart === null) return undefined
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart]
}

/** Focuses the field in an element, with its selection. */
function selectIn(element: HTMLElement, selection?: readonly [number, number]): void {
  const field = element.querySelector<HTMLElement>('input, textarea, [contenteditable]')
  field?.focus()
  if (isTextField(field) && selection !== undefined) field.setSelectionRange(...selection)
}
