/** `sessionStorage` (until the tab is closed) or `localStorage` (until it is removed). */
type StorageArea = 'session' | 'local'

/** An item that the site stores in the visitor's browser. `texts.privacy` has its texts. */
export type StoredItem = {
  readonly id: 'savedInput' | 'consent' | 'announcement' | 'scroll' | 'reload'
  /** The key in the storage, or the start of its keys. */
  readonly key: string
  readonly area: StorageArea
}

/** The key of what a visitor has entered in a form, followed by the name of the form. */
export const SAVED_INPUT_KEY = 'draft:'

/** The key of the visitor's consent. */
export const CONSENT_KEY = 'privacy-choice'

/** The key of the announcement that the visitor has closed. */
export const ANNOUNCEMENT_KEY = 'announcement-closed'

/**
 * Everything that a site can store in the visitor's browser. The code that stores an item uses its key
 * from here. TanStack Router stores the last two.
 */
export const storedItems: readonly StoredItem[] = [
  { id: 'savedInput', key: SAVED_INPUT_KEY, area: 'session' },
  { id: 'consent', key: CONSENT_KEY, area: 'local' },
  { id: 'announcement', key: ANNOUNCEMENT_KEY, area: 'local' },
  { id: 'scroll', key: 'tsr-scroll-restoration', area: 'session' },
  { id: 'reload', key: 'tanstack_router_reload', area: 'session' },
]
