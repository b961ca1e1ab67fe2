import { createContext, use } from 'react'
import type { Change, ChangeReply } from '../protocol.ts'
import type { EditRequests } from '../requests.ts'
import type { OneSetting } from './settingChange.ts'
import type { Choices } from './settings.ts'

/** What the fields of the settings panel share. */
export type SettingsContext = {
  readonly choices: Choices
  readonly upload: EditRequests['upload']
  /** Sends a change. If it is rejected, it is tried together with those in `rejected`. The settings are loaded again if it is saved. */
  readonly change: (change: Change) => Promise<ChangeReply>
  /** The rejected changes whose fields still show what was entered. */
  readonly rejected: Set<OneSetting>
}

/** What the fields of the settings panel share. `SettingsPanel` provides it. */
export const settingsContext = createContext<SettingsContext | undefined>(undefined)

/** What the fields of the settings panel share. */
export function useSettingsContext(): SettingsContext {
  const value = use(settingsContext)
  if (value === undefined) throw new Error('A setting must be in a SettingsPanel.')
  return value
}
