import { CHOICE_KEY } from '../model/deviceStorage.ts'
import { parseChoice, serializeChoice, type Choice } from './choice.ts'

/** The state of the visitor's consent. */
export type ConsentState = {
  /** Whether the browser's storage has been read. `false` during prerendering and hydration. */
  readonly isKnown: boolean
  /** The stored choice. `undefined` if there is none or it is invalid. */
  readonly choice?: Choice
  /** Whether the browser declines for the visitor (Global Privacy Control). */
  readonly isDeclined: boolean
  /** Whether the visitor has reopened the consent bar. */
  readonly isReopened: boolean
}

/** The state before the browser's storage has been read. */
export const UNKNOWN: ConsentState = { isKnown: false, isDeclined: false, isReopened: false }

const listeners = new Set<() => void>()
let state = UNKNOWN

/** The current state; the same object until it changes. */
export function consentState(): ConsentState {
  if (!state.isKnown) {
    const isDeclined = Reflect.get(navigator, 'globalPrivacyControl') === true
    state = { isKnown: true, choice: readStorage()?.choice, isDeclined, isReopened: false }
  }
  return state
}

/** Sets and stores a choice. If storage is blocked, it is lost at the next full page load. */
export function choose(choice: Choice): void {
  setState({ choice, isReopened: false })
  try {
    localStorage.setItem(CHOICE_KEY, serializeChoice(choice))
  } catch {
    // Storage is blocked.
  }
}

/** Reopens the consent bar, or closes it without a change. */
export const setReopened = (isReopened: boolean) => setState({ isReopened })

/** Calls the listener at each change, also from another tab, until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onPageShow)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}

function setState(part: Partial<ConsentState>): void {
  state = { ...consentState(), ...part }
  for (const listener of listeners) listener()
}

/** The stored choice. `undefined` if storage is blocked: then even reading `localStorage` throws. */
function readStorage(): { readonly choice: Choice | undefined } | undefined {
  try {
    return { choice: parseChoice(localStorage.getItem(CHOICE_KEY)) }
  } catch {
    return undefined
  }
}

function syncWithStorage(): void {
  const stored = readStorage()
  if (stored !== undefined) setState(stored)
}

/** Another tab has stored a choice or cleared the storage. */
function onStorage({ key }: StorageEvent): void {
  if (key === null || key === CHOICE_KEY) syncWithStorage()
}

/** A page from the back-forward cache has missed all events in the meantime. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) syncWithStorage()
}
