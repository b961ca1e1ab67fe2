import type { Part } from '../../../generator/server/inboxReply.ts'
import type { Fault } from './fault.ts'
import { faults, type FaultName } from './faults.ts'
import type { Received } from './received.ts'

/**
 * Selects forms that have a part with this name and value. Tests that share a service use different
 * email addresses to select their own forms.
 */
export type Filter = { readonly part: string; readonly value: string }

/** The number of forms that a fault applies to, and a filter. Default: the next form. */
export type FaultOptions = { readonly times?: number; readonly filter?: Filter }

/** Controls the faults of a form service, and records the received forms. */
export type FormServiceControl = {
  /** Adds a fault for the next form to the queue. */
  readonly next: (fault: FaultName | Fault, options?: FaultOptions) => void
  /** The received forms, oldest first. */
  readonly received: (filter?: Filter) => readonly Received[]
  /** Sends the replies that `hold` faults delay. */
  readonly release: (filter?: Filter) => void
  /** Removes faults and received forms, and releases held replies. With a filter, only the selected ones. */
  readonly clear: (filter?: Filter) => void
  /** For the service: records a form and returns its fault. */
  readonly receive: (received: Received) => Fault | undefined
  /** For the service: waits until the reply to a form is released. */
  readonly waitForRelease: (parts: readonly Part[]) => Promise<void>
}

/** Creates the control of a form service. */
export function formServiceControl(): FormServiceControl {
  let log: readonly Received[] = []
  let queue: readonly { fault: Fault; times: number; filter: Filter | undefined }[] = []
  let held: readonly { parts: readonly Part[]; resolve: () => void }[] = []
  const release = (filter?: Filter) => {
    for (const { parts, resolve } of held) if (matchesFilter(filter, parts)) resolve()
    held = held.filter(({ parts }) => !matchesFilter(filter, parts))
  }
  return {
    next(fault, { times = 1, filter } = {}) {
      const chosen = typeof fault === 'string' ? faults[fault] : fault
      queue = [...queue, { fault: chosen, times, filter }]
    },
    received: (filter) => log.filter(({ parts }) => matchesFilter(filter, parts)),
    release,
    clear(filter) {
      release(filter)
      log = filter === undefined ? [] : log.filter(({ parts }) => !matchesFilter(filter, parts))
      queue =
        filter === undefined ? [] : queue.filter((entry) => !isSameFilter(entry.filter, filter))
    },
    receive(received) {
      log = [...log, received]
      const chosen = queue.find(({ filter }) => matchesFilter(filter, received.parts))
      queue = queue
        .map((entry) => (entry === chosen ? { ...entry, times: entry.times - 1 } : entry))
        .filter(({ times }) => times > 0)
      return chosen?.fault
    },
    waitForRelease: async (parts) =>
      new Promise((resolve) => (held = [...held, { parts, resolve }])),
  }
}

const matchesFilter = (filter: Filter | undefined, parts: readonly Part[]) =>
  filter === undefined ||
  parts.some(([name, value]) => name === filter.part && value === filter.value)

const isSameFilter = (one: Filter | undefined, other: Filter) =>
  one?.part === other.part && one.value === other.value
