import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { useSessionStorage } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

/** The panels, by the names of their buttons. One can be open. */
export const PANELS = ['Settings', 'Pages', 'Changes'] as const

/** The tabs of the panel `Changes`. */
export const TABS = ['changes', 'versions', 'publish'] as const

type OpenPanel = {
  readonly name: (typeof PANELS)[number]
  /** The tab of the panel `Changes`. Default: the first one. */
  readonly tab?: (typeof TABS)[number] | undefined
  /** The part whose settings are shown. Default: the page. */
  readonly part?: ModelPath | undefined
}

/** The id of the open panel in the document. */
export const PANEL_ID = 'page-editor-panel'

/** A state of a panel that stays when the page is loaded again. It ends when the panel is closed. */
export function useStateAcrossReload<Value>(key: string, defaultValue: Value) {
  const [value, setValue, remove] = useSessionStorage({
    key,
    defaultValue,
    getInitialValueInEffect: false,
  })
  useEffect(() => remove, [remove])
  return [value, setValue] as const
}

/** Which panel is open, also after the page was loaded again, and the functions that open and close it. */
export function useOpenPanel() {
  const [open, setOpen] = useSessionStorage<OpenPanel | null>({
    key: PANEL_ID,
    defaultValue: null,
    getInitialValueInEffect: false,
  })
  const [count, setCount] = useState(0)
  const opener = useRef<Element>(null)
  const show = (next: OpenPanel) => {
    opener.current = document.activeElement
    setCount(count + 1)
    setOpen(next)
  }
  return {
    open,
    /** How often a panel was opened. 0: it was open before the page was loaded again. Opening it again moves the focus to it. */
    count,
    close() {
      // After a load of the page, nothing has opened the panel, and in a window of another width, its button is another
      // element: then the focus moves to its button.
      const focused = opener.current?.isConnected
        ? opener.current
        : document.querySelector(`[aria-controls=${PANEL_ID}][aria-expanded=true]`)
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
      setOpen(null)
    },
    toggle(name: OpenPanel['name']) {
      if (open?.name === name && open.tab !== 'publish') setOpen(null)
      else show({ name })
    },
    /** Opens the tab that publishes, and moves the focus to it. */
    openPublish: () => show({ name: 'Changes', tab: 'publish' }),
    /** Shows another tab in the open panel. */
    selectTab: (value: string | null) =>
      setOpen({ name: 'Changes', tab: TABS.find((tab) => tab === value) }),
    /** Opens the settings of a part and moves the focus to them. */
    openSettings: (part: ModelPath) => show({ name: 'Settings', part }),
    /** Shows the settings of another part in the open panel. */
    selectPart: (part: ModelPath) => setOpen({ name: 'Settings', part }),
  }
}
