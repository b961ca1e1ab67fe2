import type { BrowserContext } from '@playwright/test'
import { consent } from '../../generated/site.gen.ts'
import { serializeConsent, consentForAll } from '../../src/consent/consent.ts'
import { CONSENT_KEY } from '../../src/model/deviceStorage.ts'

/** Simulates a visitor who has already declined all third parties. */
export function declineConsent(context: BrowserContext): Promise<unknown> {
  const text = serializeConsent(consentForAll(Object.keys(consent?.categories ?? {}), false))
  return context.addInitScript(setItemOnce, [CONSENT_KEY, text] as const)
}

/** Sets an item in local storage if it does not exist. */
function setItemOnce([key, text]: readonly [string, string]) {
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
  } catch {
    // Some tests block storage.
  }
}
