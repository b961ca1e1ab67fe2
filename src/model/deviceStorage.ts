/** `sessionStorage` (until the tab is closed) or `localStorage` (until it is removed). */
export type StorageArea = 'session' | 'local'

/** An item that the site stores in the visitor's browser. */
export type StoredItem = {
  /** The key in the storage, or the start of its keys. */
  readonly key: string
  readonly area: StorageArea
  /** The name that visitors see, e.g. `Form drafts`. */
  readonly name: string
  /** Why it is stored. */
  readonly purpose: string
  /** How long it is stored. */
  readonly until: string
}

/** The key of a form draft, followed by the name of the form. */
export const DRAFT_KEY = 'draft:'

/** The key of the privacy choice. */
export const CHOICE_KEY = 'privacy-choice'

/**
 * Everything that the site stores in the visitor's browser. The code that stores an item uses its key
 * from here. TanStack Router stores the last two.
 */
export const storedItems: readonly StoredItem[] = [
  {
    key: DRAFT_KEY,
    area: 'session',
    name: 'Form drafts',
    purpose: 'Keeps what you typed in case the page reloads.',
    until: 'Deleted when the form has been sent or when you close the tab.',
  },
  {
    key: CHOICE_KEY,
    area: 'local',
    name: 'Your privacy choice',
    purpose: 'Remembers your choice, so that we do not ask you on every page.',
    until: 'Kept until you delete this site’s data in your browser settings.',
  },
  {
    key: 'tsr-scroll-restoration',
    area: 'session',
    name: 'Scroll positions',
    purpose: 'Shows the same part of a page when you go back to it.',
    until: 'Deleted when you close the tab.',
  },
  {
    key: 'tanstack_router_reload',
    area: 'session',
    name: 'Page reload marker',
    purpose: 'Prevents endless reloads: a page that fails to load is reloaded only once.',
    until: 'Deleted when you close the tab.',
  },
]
