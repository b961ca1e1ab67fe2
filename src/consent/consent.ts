import { useSyncExternalStore } from 'react'
import { CONSENT_KEY } from '../model/deviceStorage.ts'
import { parseJson, propertyOf } from '../model/json.ts'
import { withStorage } from '../parts/storage.ts'

/** The state of the visitor's consent. */
type ConsentState = {
  /** Whether the browser's storage has been read. `false` during prerendering and hydration. */
  readonly isKnown: boolean
  /** The stored consent. `undefined` if there is none or it is invalid. */
  readonly consent?: ConsentByCategory
  /** Whether the browser declines for the visitor (Global Privacy Control). */
  readonly isDeclinedByBrowser: boolean
  /** Whether the visitor has reopened the consent bar. */
  readonly isReopened: boolean
}

/** The state before the browser's storage has been read. */
const UNKNOWN: ConsentState = { isKnown: false, isDeclinedByBrowser: false, isReopened: false }

const listeners = new Set<() => void>()
let state = UNKNOWN

/** The current state; the same object until it changes. */
function consentState(): ConsentState {
  if (!state.isKnown) {
    const isDeclinedByBrowser = Reflect.get(navigator, 'globalPrivacyControl') === true
    state = {
      isKnown: true,
      consent: readStorage()?.consent,
      isDeclinedByBrowser,
      isReopened: false,
    }
  }
  return state
}

/** Sets and stores the consent. If storage is blocked, it is lost at the next full page load. */
export function setConsent(consent: ConsentByCategory): void {
  setState({ consent, isReopened: false })
  withStorage('localStorage', (storage) => storage.setItem(CONSENT_KEY, serializeConsent(consent)))
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

/** The stored consent. `undefined` if storage is blocked. */
const readStorage = () =>
  withStorage('localStorage', (storage) => ({
    consent: parseConsent(storage.getItem(CONSENT_KEY)),
  }))

function syncWithStorage(): void {
  const stored = readStorage()
  if (stored !== undefined) setState(stored)
}

/** Another tab has stored the consent or cleared the storage. */
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
export type ConsentByCategory = { readonly [category: string]: boolean }

/** The version of the stored format. */
const VERSION = 1

/** Serializes the consent for storage. */
export const serializeConsent = (consent: ConsentByCategory) =>
  JSON.stringify({ version: VERSION, choice: consent })

/** Parses stored consent. `undefined` if the text is invalid or has another version. */
export function parseConsent(text: string | null): ConsentByCategory | undefined {
  const stored = parseJson(text)
  if (propertyOf(stored, 'version') !== VERSION) return undefined
  const consent = propertyOf(stored, 'choice')
  if (typeof consent !== 'object' || consent === null || Array.isArray(consent)) return undefined
  const entries = Object.entries(consent)
  return entries.every((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')
    ? Object.fromEntries(entries)
    : undefined
}

/** The same answer for each category. */
export const consentForAll = (categories: readonly string[], answer: boolean): ConsentByCategory =>
  Object.fromEntries(categories.map((category) => [category, answer]))

/** Whether each category has an answer or, without categories, whether the notice was closed. */
export const isAnswered = (consent: ConsentByCategory | undefined, categories: readonly string[]) =>
  consent !== undefined && categories.every((category) => Object.hasOwn(consent, category))
