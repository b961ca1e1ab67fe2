import { useSyncExternalStore } from 'react'
import { consentState, subscribe, UNKNOWN, type ConsentState } from './consentStore.ts'

/** The state of the visitor's consent. Unknown during prerendering and hydration. */
export const useConsent = (): ConsentState =>
  useSyncExternalStore(subscribe, consentState, unknownState)

const unknownState = () => UNKNOWN
