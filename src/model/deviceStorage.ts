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
    purpose: 'So that what you have typed is still there when the page loads again.',
    until: 'Removed when the form has been sent, or when you close the tab.',
  },
  {
    key: CHOICE_KEY,
    area: 'local',
    name: 'Your privacy choice',
    purpose: 'So that we do not ask you on every page.',
    until: 'Kept until you remove this site’s data in your browser’s settings.',
  },
  {
    key: 'tsr-scroll-restoration',
    area: 'session',
    name: 'Scroll positions',
    purpose: 'So that a page you go back to stands where you left it.',
    until: 'Removed when you close the tab.',
  },
  {
    key: 'tanstack_router_reload',
    area: 'session',
    name: 'A mark that a page was loaded a second time',
    purpose: 'So that a page whose code cannot be fetched is tried again once, not for ever.',
    until: 'Removed when you close the tab.',
  },
]
