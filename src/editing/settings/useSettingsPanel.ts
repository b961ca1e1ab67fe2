import { useState } from 'react'
import { valuePathSchema, type ValuePath } from '../valuePath.ts'

/** Whether the settings panel is open, and what it shows. */
export type SettingsPanelState = {
  readonly isOpen: boolean
  /** The part whose settings are shown. Undefined: the page. */
  readonly path: ValuePath | undefined
  /** Opens the panel with the settings of a part. Default: the one that was shown last. */
  open(path?: ValuePath): void
  close(): void
}

/** Where the path of the open panel is stored. A change can reload the page, for example a new image. */
const STORAGE_KEY = 'page-editor-settings'

/** The state of the settings panel, which stays when the page is loaded again. */
export function useSettingsPanel(): SettingsPanelState {
  const [stored] = useState(readStored)
  const [isOpen, setIsOpen] = useState(stored !== undefined)
  const [path, setPath] = useState(stored?.path)
  return {
    isOpen,
    path,
    open(next = path) {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next ?? null))
      setPath(next)
      setIsOpen(true)
    },
    close() {
      sessionStorage.removeItem(STORAGE_KEY)
      setIsOpen(false)
    },
  }
}

function readStored(): { readonly path: ValuePath | undefined } | undefined {
  const text = sessionStorage.getItem(STORAGE_KEY)
  return text === null ? undefined : { path: valuePathSchema.safeParse(JSON.parse(text)).data }
}
