import { useSyncExternalStore } from 'react'
import { CONSENT_KEY } from '../model/deviceStorage.ts'
import { parseJson, propertyOf } from '../model/json.ts'

/** The state of the visitor's consent. */
type ConsentState = {
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
const UNKNOWN: ConsentState = { isKnown: false, isDeclined: false, isReopened: false }

const listeners = new Set<() => void>()
let state = UNKNOWN

/** The current state; the same object until it changes. */
function consentState(): ConsentState {
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
    localStorage.setItem(CONSENT_KEY, serializeChoice(choice))
  } catch {
    // Storage is blocked.
  }
}

/** Reopens the consent bar, or closes it without a change. */
export const setReopened = (isReopened: boolean) => setState({ isReopened })

/** Calls the listener at each change, also from another tab, until the returned function is called. */
function subscribe(listener: () => void): () => void {
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
    return { choice: parseChoice(localStorage.getItem(CONSENT_KEY)) }
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
  if (key === null || key === CONSENT_KEY) syncWithStorage()
}

/** A page from the back-forward cache has missed all events in the meantime. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) syncWithStorage()
}

/** The state of the visitor's consent. Unknown during prerendering and hydration. */
export const useConsent = (): ConsentState =>
  useSyncExternalStore(subscribe, consentState, unknownState)

const unknownState = () => UNKNOWN

/** Whether the visitor has agreed, by category. A category without an answer is missing. */
export type Choice = { readonly [category: string]: boolean }

/** The version of the stored format. */
const VERSION = 1

/** Serializes a choice for storage. */
export const serializeChoice = (choice: Choice) => JSON.stringify({ version: VERSION, choice })

/** Parses a stored choice. `undefined` if the text is invalid or has another version. */
export function parseChoice(text: string | null): Choice | undefined {
  const stored = parseJson(text)
  if (propertyOf(stored, 'version') !== VERSION) return undefined
  const choice = propertyOf(stored, 'choice')
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return undefined
  const entries = Object.entries(choice)
  return entries.every((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')
    ? Object.fromEntries(entries)
    : undefined
}

/** The same answer for each category. */
export const choiceForAll = (categories: readonly string[], answer: boolean): Choice =>
  Object.fromEntries(categories.map((category) => [category, answer]))

/** Whether each category has an answer or, without categories, whether the notice was closed. */
export const isAnswered = (choice: Choice | undefined, categories: readonly string[]) =>
  choice !== undefined && categories.every((category) => Object.hasOwn(choice, category))
