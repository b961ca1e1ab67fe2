import { useWindowEvent } from '@mantine/hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod'
import { parseJson } from '../../../src/model/json.ts'
import { valuePathSchema, type ValuePath } from '../values.ts'

/** The id of the element that contains the page editor. */
export const EDITOR_ID = 'page-editor'

/** A value in the session storage, because a change can load the page again. */
export const sessionValue = <Schema extends z.ZodType>(key: string, schema: Schema) => ({
  read(): z.output<Schema> | undefined {
    return schema.safeParse(parseJson(sessionStorage.getItem(key))).data
  },
  write: (value: z.output<Schema>) => sessionStorage.setItem(key, JSON.stringify(value)),
  remove: () => sessionStorage.removeItem(key),
})

export const outcomeSchema = z.object({
  /** What the status line says. */
  message: z.string(),
  /** The CSS selectors of the element of the editor that gets the focus. The first one that is found gets it. Default: none. */
  focus: z.array(z.string()).optional(),
})

/** What the author sees after a change. */
export type Outcome = z.output<typeof outcomeSchema>

const stored = sessionValue('page-editor-status', outcomeSchema.extend({ path: z.string() }))

/** Keeps what the author sees after a change, because the change may load the page again. `path`: the page that shows it. */
export const keepOutcome = (outcome: Outcome, path = location.pathname) =>
  stored.write({ ...outcome, path })

/** Forgets what was kept, e.g. because the change was rejected. */
export const forgetOutcome = stored.remove

/** The status line, and the element that gets the focus when the page shows a change, also after a reload. */
export function useStatus() {
  const [kept] = useState(stored.read)
  const isKept = kept?.path === location.pathname
  // A new object for each message, so that the focus is set again.
  const [{ message: status }, setOutcome] = useState<Outcome>({
    message: isKept ? kept.message : '',
  })
  const setFocus = useFocusAfterChange(isKept ? (kept.focus ?? []) : [])
  /** Says a message. `focus` gets the focus if no element has it; with `takesFocus`, also from the element that has it now. */
  const show = useCallback(
    (outcome: Outcome, takesFocus = false) => {
      setFocus(outcome.focus ?? [], takesFocus)
      setOutcome(outcome)
    },
    [setFocus],
  )
  return {
    status,
    setStatus: useCallback((message: string) => setOutcome({ message }), []),
    show,
    /** Waits for the problem of a change, which is empty if it is saved, and shows it or the outcome. Resolves to it. */
    showResult: useCallback(
      async (result: Promise<string>, outcome: Outcome): Promise<string> => {
        keepOutcome(outcome)
        const before = document.activeElement
        const problem = await result
        if (problem !== '') forgetOutcome()
        const isUnmoved = document.activeElement === before || isFocusLost()
        show(problem === '' ? outcome : { message: problem }, isUnmoved)
        return problem
      },
      [show],
    ),
  }
}

/** The element that gets the focus: the first one that one of the CSS selectors finds. */
type FocusAfterChange = { readonly selectors: readonly string[] } & (
  | {
      /** It takes the focus, unless another element than `from` has it now. Default: from every element. */
      readonly state: 'taking'
      readonly from?: Element | undefined
    }
  | {
      /** It gets the focus only if no element has it. */
      readonly state: 'keeping'
    }
)

/**
 * Focuses an element after a change, until the author does something else. Returns the function that sets the element.
 *
 * @param selectors of the element after a reload
 */
function useFocusAfterChange(selectors: readonly string[]) {
  const focus = useRef<FocusAfterChange>({ state: 'taking', selectors })
  const forget = () => {
    forgetOutcome()
    focus.current = { state: 'keeping', selectors: [] }
  }
  useWindowEvent('pointerdown', forget, { capture: true })
  useWindowEvent('keydown', forget, { capture: true })
  // After each render: the page shows a change later than the server has saved it, and a hot update can remove the
  // focused button.
  useEffect(() => {
    const { current } = focus
    const takesFocus =
      current.state === 'taking' &&
      (current.from === undefined || current.from === document.activeElement)
    if (!takesFocus && !isFocusLost()) return
    const element = firstFound(current.selectors)
    if (element === undefined) return
    element.focus({ preventScroll: true })
    focus.current = { state: 'keeping', selectors: current.selectors }
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' })
  })
  return useCallback((next: readonly string[], takesFocus: boolean) => {
    const { activeElement } = document
    // A dialog that closes afterwards gives the focus back to another element.
    const from = activeElement?.closest('dialog') === null ? activeElement : undefined
    focus.current = takesFocus
      ? { state: 'taking', selectors: next, from }
      : { state: 'keeping', selectors: next }
  }, [])
}

const firstFound = (selectors: readonly string[]) =>
  selectors
    .map((selector) => document.querySelector<HTMLElement>(`#${EDITOR_ID} ${selector}`))
    .find((element) => element !== null)

/** Whether no element has the focus that can react to keys. */
function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches(':disabled')
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

/** No panel is open after the page is loaded again. */
export const forgetOpenPanel = storedPanel.remove

/** Which panel is open, also after the page was loaded again, and the functions that open and close it. */
export function useOpenPanel() {
  const [open, setOpen] = useState(storedPanel.read)
  const [part, setPart] = useState(open?.part)
  /** How often a panel was opened. Opening the open panel moves the focus to it again. */
  const [count, setCount] = useState(0)
  const opener = useRef<Element>(null)

  const set = (next: OpenPanel | undefined) => {
    setOpen(next)
    if (next === undefined) forgetOpenPanel()
    else storedPanel.write(next)
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
