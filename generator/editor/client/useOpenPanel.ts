import { useRef, useState } from 'react'
import * as z from 'zod'
import type { PanelFrame } from './SidePanel.tsx'
import { valuePathSchema, type ValuePath } from '../protocol.ts'

/** The panels, by the names of their buttons. One can be open. */
export const PANELS = ['All texts', 'Settings', 'Pages', 'Changes'] as const

const openPanelSchema = z.object({
  name: z.enum(PANELS),
  /** The part whose settings are shown. Default: the page. */
  part: valuePathSchema.optional(),
})

/** The panel that is open. */
export type OpenPanel = z.output<typeof openPanelSchema>

/** The id of the open panel in the document. */
export const PANEL_ID = 'page-editor-panel'

/** Where the open panel is stored. A change can load the page again. */
const OPEN_PANEL_KEY = 'page-editor-panel'

/** Which panel is open, also after the page was loaded again, and the functions that open and close it. */
export function useOpenPanel() {
  const [restored] = useState(readStored)
  const [open, setOpen] = useState(restored)
  const [part, setPart] = useState(restored?.part)
  /** How often a panel was opened. Opening the open panel moves the focus to it again. */
  const [count, setCount] = useState(0)
  const opener = useRef<Element>(null)

  const set = (next: OpenPanel | undefined) => {
    setOpen(next)
    if (next === undefined) forgetOpenPanel()
    else sessionStorage.setItem(OPEN_PANEL_KEY, JSON.stringify(next))
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
  const frame: PanelFrame = { id: PANEL_ID, isRestored: count === 0, onClose: close }
  return {
    open,
    /** What a panel gets. Its `key` is new each time a panel is opened. */
    frame,
    key: count,
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

/** No panel is open after the page is loaded again. */
export const forgetOpenPanel = () => sessionStorage.removeItem(OPEN_PANEL_KEY)

function readStored(): OpenPanel | undefined {
  const text = sessionStorage.getItem(OPEN_PANEL_KEY)
  return text === null ? undefined : openPanelSchema.safeParse(JSON.parse(text)).data
}

/** Focuses the element that opened the panel. After a reload: the button of the panel. */
function focusOpener(opener: Element | null): void {
  const button = document.querySelector(`[aria-controls="${PANEL_ID}"][aria-expanded="true"]`)
  const target = opener?.isConnected === true && opener !== document.body ? opener : button
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
