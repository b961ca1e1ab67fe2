import type { Fault } from './fault.ts'
import { faults, type FaultName } from './faultCatalogue.ts'
import type { Part } from './part.ts'

/**
 * Which forms are meant: those with a part of this name and value. Tests that share a service
 * keep apart by it, each with an email address of its own.
 */
export type Aim = { readonly part: string; readonly value: string }

/** A post that the service received, whatever became of it. */
export type Received = {
  /** ISO 8601 in UTC. */
  readonly time: string
  readonly accept: string | undefined
  readonly contentType: string | undefined
  readonly origin: string | undefined
  /** In the order of sending; none if the body could not be read. */
  readonly parts: readonly Part[]
}

/** How often and for which forms a fault is meant. Default: once, for whichever comes next. */
export type Meant = { readonly times?: number; readonly aim?: Aim }

/** What tests hold of a form service: they choose its faults and read what it received. */
export type FormServiceControl = {
  /** Chooses a fault for the next form. Several queue up. */
  readonly next: (fault: FaultName | Fault, meant?: Meant) => void
  /** What was received, oldest first. */
  readonly received: (aim?: Aim) => readonly Received[]
  /** Lets the replies go that a `hold` keeps. */
  readonly release: (aim?: Aim) => void
  /** Forgets faults and posts, and lets held replies go. With an aim: those of that aim alone. */
  readonly clear: (aim?: Aim) => void
  /** For the service: notes a post and says which fault it meets. */
  readonly meet: (received: Received) => Fault | undefined
  /** For the service: waits until a form's reply may go. */
  readonly released: (parts: readonly Part[]) => Promise<void>
}

/** A control for one form service. */
export function formServiceControl(): FormServiceControl {
  let log: readonly Received[] = []
  let queue: readonly { fault: Fault; times: number; aim: Aim | undefined }[] = []
  let held: readonly { parts: readonly Part[]; go: () => void }[] = []
  const release = (aim?: Aim) => {
    for (const { parts, go } of held) if (hits(aim, parts)) go()
    held = held.filter(({ parts }) => !hits(aim, parts))
  }
  return {
    next(fault, { times = 1, aim } = {}) {
      queue = [...queue, { fault: typeof fault === 'string' ? faults[fault] : fault, times, aim }]
    },
    received: (aim) => log.filter(({ parts }) => hits(aim, parts)),
    release,
    clear(aim) {
      release(aim)
      log = aim === undefined ? [] : log.filter(({ parts }) => !hits(aim, parts))
      queue = aim === undefined ? [] : queue.filter((entry) => !same(entry.aim, aim))
    },
    meet(received) {
      log = [...log, received]
      const met = queue.find(({ aim }) => hits(aim, received.parts))
      queue = queue
        .map((entry) => (entry === met ? { ...entry, times: entry.times - 1 } : entry))
        .filter(({ times }) => times > 0)
      return met?.fault
    },
    released: async (parts) => new Promise((go) => (held = [...held, { parts, go }])),
  }
}

const hits = (aim: Aim | undefined, parts: readonly Part[]) =>
  aim === undefined || parts.some(([name, value]) => name === aim.part && value === aim.value)

const same = (one: Aim | undefined, other: Aim) =>
  one?.part === other.part && one.value === other.value
