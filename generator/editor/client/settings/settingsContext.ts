import { createContext, use, useEffect, useRef, useState } from 'react'
import type { EditRequest, EditReply, OneSetting, ValuePath } from '../../protocol.ts'
import { type EditRequests, errorText } from '../requests.ts'
import type { Choices, SettingsPage } from '../../settingProtocol.ts'

/** What the fields of the settings panel share. */
type SettingsContext = {
  readonly choices: Choices
  readonly upload: EditRequests['upload']
  /** Sends a change. If it is rejected, it is tried together with those in `rejected`. The settings are loaded again if it is saved. */
  readonly change: (change: EditRequest) => Promise<EditReply>
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

/** The settings of a part of the open page. */
type LoadedSettings = {
  /** Undefined until they are loaded. */
  readonly settings: SettingsPage | undefined
  /** Whether newer settings are being loaded. */
  readonly isLoading: boolean
  /** Why they could not be loaded. */
  readonly problem: string | undefined
  /** Loads them again. Resolves when they are loaded. */
  reload(): Promise<void>
}

/**
 * Loads the settings of a part of the open page, and again for each new `version`.
 *
 * @param path the part in the manifest. Default: the page
 */
export function useSettings(
  requests: EditRequests,
  path: ValuePath | undefined,
  version: object,
): LoadedSettings {
  const [loaded, setLoaded] = useState<Loaded>()
  /** The number of requests. A reply to an earlier request is ignored. */
  const count = useRef(0)
  useEffect(() => {
    void load(requests, path, version, count).then((next) => next && setLoaded(next))
  }, [requests, path, version])
  const reload = async () => {
    const next = await load(requests, path, version, count)
    if (next !== undefined) setLoaded(next)
  }
  return {
    settings: loaded?.settings,
    isLoading: loaded?.version !== version,
    problem: loaded?.problem,
    reload,
  }
}

type Loaded = {
  readonly settings?: SettingsPage
  readonly problem?: string
  readonly version: object
}

/** The settings, or why they could not be loaded. Undefined if a later request was sent. */
async function load(
  requests: EditRequests,
  path: ValuePath | undefined,
  version: object,
  count: { current: number },
): Promise<Loaded | undefined> {
  count.current += 1
  const own = count.current
  const next = await requests.settings({ page: location.pathname, path }).then(
    (settings): Loaded => ({ settings, version }),
    (error: unknown): Loaded => ({ problem: errorText(error), version }),
  )
  return own === count.current ? next : undefined
}
