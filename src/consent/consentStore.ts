import { CHOICE_KEY } from '../model/deviceStorage.ts'
import { choiceOf, choiceText, type Choice } from './choice.ts'

/** What is known of the visitor's choice. */
export type ConsentState = {
  /** Whether the browser has been asked: not when prerendering, nor before hydration. */
  readonly isKnown: boolean
  /** What was chosen. None where nothing was, or where what is kept cannot be read. */
  readonly choice?: Choice
  /** Whether the browser declines for the visitor (Global Privacy Control). */
  readonly isDeclined: boolean
  /** Whether the visitor has asked to choose again. */
  readonly isReopened: boolean
}

/** Before the browser has been asked. */
export const UNKNOWN: ConsentState = { isKnown: false, isDeclined: false, isReopened: false }

const listeners = new Set<() => void>()
let state = UNKNOWN

/** The present state; the same object as long as nothing changes. */
export function consentState(): ConsentState {
  if (!state.isKnown) {
    const isDeclined = Reflect.get(navigator, 'globalPrivacyControl') === true
    state = { isKnown: true, choice: kept()?.choice, isDeclined, isReopened: false }
  }
  return state
}

/** Keeps a choice, for this document at least where the browser's storage is blocked. */
export function choose(choice: Choice): void {
  change({ choice, isReopened: false })
  try {
    localStorage.setItem(CHOICE_KEY, choiceText(choice))
  } catch {
    // Nothing is remembered.
  }
}

/** Shows the choice again, or puts it away unchanged. */
export const reopen = (isReopened: boolean) => change({ isReopened })

/** Calls back at each change, made here or in another tab, until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    addEventListener('storage', followStorage)
    addEventListener('pageshow', followRestoring)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', followStorage)
    removeEventListener('pageshow', followRestoring)
  }
}

function change(part: Partial<ConsentState>): void {
  state = { ...consentState(), ...part }
  for (const listener of listeners) listener()
}

/** What is kept; nothing at all where storage is blocked, which throws at the mention of it. */
function kept(): { readonly choice: Choice | undefined } | undefined {
  try {
    return { choice: choiceOf(localStorage.getItem(CHOICE_KEY)) }
  } catch {
    return undefined
  }
}

function readAgain(): void {
  const held = kept()
  if (held !== undefined) change(held)
}

/** Another tab has chosen, or all storage was emptied. */
function followStorage({ key }: StorageEvent): void {
  if (key === null || key === CHOICE_KEY) readAgain()
}

/** A page that comes back from the back-forward cache has missed what happened meanwhile. */
function followRestoring({ persisted }: PageTransitionEvent): void {
  if (persisted) readAgain()
}
