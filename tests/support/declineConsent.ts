import type { BrowserContext } from '@playwright/test'
import { consent } from '../../generated/site.gen.ts'
import { serializeChoice, choiceForAll } from '../../src/consent/choice.ts'
import { CHOICE_KEY } from '../../src/model/deviceStorage.ts'

/** Makes a visitor of one who has declined everything before. */
export function declineConsent(context: BrowserContext): Promise<unknown> {
  const text = serializeChoice(choiceForAll(Object.keys(consent.categories), false))
  return context.addInitScript(setItemOnce, [CHOICE_KEY, text] as const)
}

/** Keeps a text in local storage, where nothing is kept under that key. */
function setItemOnce([key, text]: readonly [string, string]) {
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
  } catch {
    // A test may block storage.
  }
}
