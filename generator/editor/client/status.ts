import { useMutationObserverTarget, useWindowEvent } from '@mantine/hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isTextField } from './saving.ts'

/** The id of the element that contains the page editor. */
export const EDITOR_ID = 'page-editor'

/** What the author sees after a change. */
type Outcome = {
  /** What the status line says. Default: what it says already. */
  readonly message?: string
  /** The CSS selectors of the element of the editor that gets the focus. The first one that is found gets it. Default: none. */
  readonly focus?: readonly string[]
}

/** The status line, and the element that gets the focus when the page shows a change. */
export function useStatus() {
  // An object, so that a message that is already shown renders the component again, too: then the focus moves.
  const [state, setState] = useState({ status: '', isProblem: false })
  const setStatus = useCallback(
    (status: string, isProblem = false) => setState({ status, isProblem }),
    [],
  )
  useEffect(() => {
    if (state.isProblem) return undefined
    const timer = setTimeout(() => setStatus(''), SHOWN)
    return () => clearTimeout(timer)
  }, [state, setStatus])
  const setFocus = useFocusAfterChange()
  /** Says a message for some seconds. `focus` gets the focus if no element has it; with `takesFocus`, also from the element that has it now. */
  const show = useCallback(
    ({ message, focus = [] }: Outcome, takesFocus = false) => {
      setFocus(focus, takesFocus)
      setState(({ status }) => ({ status: message ?? status, isProblem: false }))
    },
    [setFocus],
  )
  return {
    ...state,
    /** Says a message for some seconds, or a problem until there is another message. */
    setStatus,
    show,
    /** Waits for the problem of a change, which is empty if it is saved, and shows it or the outcome. Resolves to it. */
    showResult: useCallback(
      async (result: Promise<string>, outcome: Outcome): Promise<string> => {
        const before = document.activeElement
        const problem = await result
        const isUnmoved = document.activeElement === before || isFocusLost()
        show(problem === '' ? outcome : {}, isUnmoved)
        if (problem !== '') setStatus(problem, true)
        return problem
      },
      [show, setStatus],
    ),
  }
}

/** How long a message is shown. Milliseconds. */
const SHOWN = 8000

/**
 * Focuses an element after a change, as soon as the page shows it, and again if an update removes or disables the
 * focused element. It ends when the author does something else. Returns the function that sets the element: the first
 * one that one of the CSS selectors finds.
 */
function useFocusAfterChange() {
  const target = useRef<{
    readonly selectors: readonly string[]
    /** Whether it takes the focus from the element that has it now. */
    readonly takesFocusFrom: (active: Element | null) => boolean
  }>(undefined)
  const focus = useCallback(() => {
    if (target.current === undefined) return
    const { selectors, takesFocusFrom } = target.current
    if (!isFocusLost() && !takesFocusFrom(document.activeElement)) return
    const element = selectors
      .map((selector) => document.querySelector<HTMLElement>(`#${EDITOR_ID} ${selector}`))
      .find((found) => found !== null)
    if (element === undefined || element === document.activeElement) return
    // A later update may show the element somewhere else, e.g. if a new entry gets the place of another one.
    target.current = { selectors, takesFocusFrom: (active) => active === element }
    element.focus({ preventScroll: true })
    // As with Tab: what is typed replaces the sample of a new value.
    if (isTextField(element)) element.select()
    // All of a section, from its start.
    const shown = element.closest('[data-section][role=toolbar]') ?? element
    const { top, bottom, height } = shown.getBoundingClientRect()
    const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    if (top >= covered && bottom <= innerHeight) return
    shown.scrollIntoView({ block: height > innerHeight / 2 ? 'start' : 'center' })
  }, [])
  const end = () => {
    target.current = undefined
  }
  useEffect(focus)
  useMutationObserverTarget(focus, UPDATES, document.body)
  useWindowEvent('focusin', focus)
  useWindowEvent('pointerdown', end, { capture: true })
  useWindowEvent('keydown', end, { capture: true })
  return useCallback((selectors: readonly string[], takesFocus: boolean) => {
    const from = document.activeElement
    // A dialog that closes afterwards gives the focus back to another element.
    const isInDialog = from?.closest('[aria-modal]') != null
    target.current = {
      selectors,
      takesFocusFrom: (active) => takesFocus && (isInDialog || active === from),
    }
  }, [])
}

/** The changes that can show the element, or remove or disable the focused one. */
const UPDATES = { childList: true, subtree: true, attributeFilter: ['disabled'] }

/** Whether no element has the focus that can react to keys: only the heading, which gets it when a page is opened. */
export function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active.matches('body, :disabled, main h1')
}
