/** Where a browser keeps something: for the life of a tab, or until it is removed. */
export type StorageArea = 'session' | 'local'

/** Something that the site keeps in the visitor's browser. */
export type StoredItem = {
  /** What its keys begin with. */
  readonly key: string
  readonly area: StorageArea
  /** What it is, e.g. `Form drafts`. */
  readonly name: string
  /** Why it is kept. */
  readonly purpose: string
  /** When it goes. */
  readonly until: string
}

/** The key under which a form's draft is kept, before the form's name. */
export const DRAFT_KEY = 'draft:'

/** The key under which the privacy choice is kept. */
export const CHOICE_KEY = 'privacy-choice'

/**
 * Everything that the site keeps in the visitor's browser. The code that keeps it takes its key
 * from here; the last two are the router's own.
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
