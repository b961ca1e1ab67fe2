import type { Part } from '../../generator/server/formService/part.ts'
import type { Fault } from './fault.ts'
import { faults, type FaultName } from './faults.ts'
import type { Received } from './received.ts'

/**
 * Selects the forms with a part of this name and value. Tests that share a service use it to find
 * their own forms, each by an email address of its own.
 */
export type Filter = { readonly part: string; readonly value: string }

/** How many forms a fault is for, and which. Default: one, whichever comes next. */
export type FaultOptions = { readonly times?: number; readonly filter?: Filter }

/** Chooses the faults of a form service, and keeps what it received. */
export type FormServiceControl = {
  /** Chooses a fault for the next form. Several queue up. */
  readonly next: (fault: FaultName | Fault, options?: FaultOptions) => void
  /** What was received, oldest first. */
  readonly received: (filter?: Filter) => readonly Received[]
  /** Sends the replies that a `hold` keeps. */
  readonly release: (filter?: Filter) => void
  /** Removes faults and posts, and releases held replies. With a filter: only those it selects. */
  readonly clear: (filter?: Filter) => void
  /** For the service: keeps a post and returns its fault. */
  readonly receive: (received: Received) => Fault | undefined
  /** For the service: waits until a form's reply may be sent. */
  readonly waitForRelease: (parts: readonly Part[]) => Promise<void>
}

/** A control for one form service. */
export function formServiceControl(): FormServiceControl {
  let log: readonly Received[] = []
  let queue: readonly { fault: Fault; times: number; filter: Filter | undefined }[] = []
  let held: readonly { parts: readonly Part[]; go: () => void }[] = []
  const release = (filter?: Filter) => {
    for (const { parts, go } of held) if (matchesFilter(filter, parts)) go()
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
      queue = filter === undefined ? [] : queue.filter((entry) => !isSame(entry.filter, filter))
    },
    receive(received) {
      log = [...log, received]
      const chosen = queue.find(({ filter }) => matchesFilter(filter, received.parts))
      queue = queue
        .map((entry) => (entry === chosen ? { ...entry, times: entry.times - 1 } : entry))
        .filter(({ times }) => times > 0)
      return chosen?.fault
    },
    waitForRelease: async (parts) => new Promise((go) => (held = [...held, { parts, go }])),
  }
}

const matchesFilter = (filter: Filter | undefined, parts: readonly Part[]) =>
  filter === undefined ||
  parts.some(([name, value]) => name === filter.part && value === filter.value)

const isSame = (one: Filter | undefined, other: Filter) =>
  one?.part === other.part && one.value === other.value
