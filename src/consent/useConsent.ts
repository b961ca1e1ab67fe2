import { useSyncExternalStore } from 'react'
import { consentState, subscribe, UNKNOWN, type ConsentState } from './consentStore.ts'

/** The visitor's choice. Unknown in the first rendering, which repeats the HTML as sent. */
export const useConsent = (): ConsentState => useSyncExternalStore(subscribe, consentState, unknown)

/** Whether the visitor has agreed to a category. */
export const useAgreed = (category: string | undefined): boolean =>
  useConsent().choice?.[category ?? ''] === true

const unknown = () => UNKNOWN
