import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod'
import { parseJson } from '../../../src/model/json.ts'
import { valuePathSchema, type ValuePath } from '../values.ts'

/** The id of the element that contains the page editor. */
export const EDITOR_ID = 'page-editor'

/** A value in the session storage. Without storage, or if it is full, there is no value. */
export const sessionValue = <Schema extends z.ZodType>(key: string, schema: Schema) => ({
  read(): z.output<Schema> | undefined {
    try {
      return schema.safeParse(parseJson(sessionStorage.getItem(key))).data
    } catch {
      return undefined
    }
  },
  /** Returns whether it is stored. Undefined removes the value. */
  write(value: z.output<Schema> | undefined): boolean {
    try {
      if (value === undefined) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  },
})

/** What the author sees after a change. */
export type Outcome = {
  /** What the status line says. */
  readonly message: string
  /** The CSS selectors of the element of the editor that gets the focus. The first one that is found gets it. Default: none. */
  readonly focus?: readonly string[]
}

/** The status line, and the element that gets the focus when the page shows a change. */
export function useStatus() {
  const [status, setStatus] = useState('')
  const setFocus = useFocusAfterChange()
  /** Says a message. `focus` gets the focus if no element has it; with `takesFocus`, also from the element that has it now. */
  const show = useCallback(
    ({ message, focus = [] }: Outcome, takesFocus = false) => {
      setFocus(focus, takesFocus)
      setStatus(message)
    },
    [setFocus],
  )
  return {
    status,
    setStatus,
    show,
    /** Waits for the problem of a change, which is empty if it is saved, and shows it or the outcome. Resolves to it. */
    showResult: useCallback(
      async (result: Promise<string>, outcome: Outcome): Promise<string> => {
        const before = document.activeElement
        const problem = await result
        const isUnmoved = document.activeElement === before || isFocusLost()
        show(problem === '' ? outcome : { message: problem }, isUnmoved)
        return problem
      },
      [show],
    ),
  }
}

/** The element that gets the focus: the first one that one of the CSS selectors finds. */
type FocusTarget = {
  readonly selectors: readonly string[]
  /** Whether it takes the focus from the element that has it now. */
  readonly takesFocusFrom: (active: Element | null) => boolean
}

/**
 * Focuses an element after a change, as soon as the page shows it, and again if a hot update removes or disables the
 * focused element. It ends when the author does something else. Returns the function that sets the element.
 */
function useFocusAfterChange() {
  const [target, setTarget] = useState<FocusTarget>()
  useEffect(() => (target === undefined ? undefined : keepFocus(target)), [target])
  return useCallback((selectors: readonly string[], takesFocus: boolean) => {
    const from = document.activeElement
    // A dialog that closes afterwards gives the focus back to another element.
    const isInDialog = from?.closest('dialog') != null
    setTarget({
      selectors,
      takesFocusFrom: (active) => takesFocus && (isInDialog || active === from),
    })
  }, [])
}

/** Moves the focus to the target, and keeps it there until the author does something. Returns the function that ends it. */
function keepFocus({ selectors, takesFocusFrom }: FocusTarget): () => void {
  let isMoved = false
  const focus = () => {
    const mayTake = !isMoved && takesFocusFrom(document.activeElement)
    const element = mayTake || isFocusLost() ? firstFound(selectors) : undefined
    if (element === undefined) return
    isMoved = true
    element.focus({ preventScroll: true })
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' })
  }
  const observer = new MutationObserver(focus)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  const ended = new AbortController()
  document.addEventListener('focusin', focus, { signal: ended.signal })
  const end = () => {
    observer.disconnect()
    ended.abort()
  }
  for (const action of ['pointerdown', 'keydown']) {
    addEventListener(action, end, { capture: true, signal: ended.signal })
  }
  focus()
  return end
}

const firstFound = (selectors: readonly string[]) =>
  selectors
    .map((selector) => document.querySelector<HTMLElement>(`#${EDITOR_ID} ${selector}`))
    .find((element) => element !== null)

/** Whether no element has the focus that can react to keys: only the heading, which gets it when a page is opened. */
function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active.matches('body, :disabled, main h1')
}

/** The panels, by the names of their buttons. One can be open. */
export const PANELS = ['Settings', 'Pages', 'Changes'] as const

const openPanelSchema = z.object({
  name: z.enum(PANELS),
  /** The part whose settings are shown. Default: the page. */
  part: valuePathSchema.optional(),
})

/** The panel that is open. */
type OpenPanel = z.output<typeof openPanelSchema>

/** The id of the open panel in the document. */
export const PANEL_ID = 'page-editor-panel'

const storedPanel = sessionValue('page-editor-panel', openPanelSchema)

/** Which panel is open, also after the page was loaded again, and the functions that open and close it. */
export function useOpenPanel() {
  const [open, setOpen] = useState(storedPanel.read)
  const [part, setPart] = useState(open?.part)
  /** How often a panel was opened. Opening the open panel moves the focus to it again. */
  const [count, setCount] = useState(0)
  const opener = useRef<Element>(null)

  const set = (next: OpenPanel | undefined) => {
    setOpen(next)
    storedPanel.write(next)
  }
  const show = (next: OpenPanel) => {
    opener.current = document.activeElement
    setCount(count + 1)
    set(next)
  }
  const close = () => {
    focusOpener(opener.current)
    set(undefined)
  }
  return {
    open,
    close,
    /** The `key` of the panel: new each time a panel is opened. */
    key: count,
    /** Whether it was open before the page was loaded again. Then an element that has the focus keeps it. */
    isRestored: count === 0,
    toggle(name: OpenPanel['name']) {
      if (open?.name === name) set(undefined)
      else show(name === 'Settings' ? { name, part } : { name })
    },
    /** Opens the settings of a part and moves the focus to them. */
    openSettings(next: ValuePath) {
      setPart(next)
      show({ name: 'Settings', part: next })
    },
    /** Shows the settings of another part in the open panel. */
    selectPart(next: ValuePath) {
      setPart(next)
      set({ name: 'Settings', part: next })
    },
  }
}

/** Focuses the element that opened the panel. After a reload: the button of the panel. */
function focusOpener(opener: Element | null): void {
  const button = document.querySelector(`[aria-controls="${PANEL_ID}"][aria-expanded="true"]`)
  const target = opener?.isConnected === true && opener !== document.body ? opener : button
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
