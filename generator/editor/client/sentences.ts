/**
 * What an author reads in the editor: labels, hints and messages, by part of the editor. Sentences about the content of
 * the site come from the server. No code, file names or names of properties: those are details behind a button.
 */
export const SENTENCES = {
  bar: {
    name: 'Page editor',
    skip: 'Skip to the page editor',
    edit: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    undone: 'Undone.',
    redone: 'Done again.',
    panels: { Settings: 'Settings', Pages: 'Pages', Changes: 'Changes' },
    phone: 'Phone width',
    phoneFrame: 'The page at a width of 390 pixels',
    saving: 'Saving …',
    saved: 'Saved.',
    hint: 'Click a text or a picture to change it. What you change is saved right away, and visitors see it when you publish. Undo takes back any change.',
    hintRead: 'Got it',
    notPublished: (reason: string) => `Visitors do not see this page yet: ${reason}.`,
    publish: 'Publish',
    published:
      'Published: visitors see the page with the next version. Undo makes it a draft again.',
    unsaved: (count: number) => `Not saved yet: ${count} ${count === 1 ? 'text' : 'texts'}`,
    restore: 'Restore',
    open: (page: string) => `Open ${page}`,
    copy: 'Copy',
    discard: 'Discard',
    noServer:
      'The editor cannot be reached, so nothing can be saved right now. What you type is kept. If it stays so, ask the person who started it, or run: npm run dev',
  },
  panel: {
    close: 'Close',
    size: 'Height of the panel',
    loading: 'Loading',
  },
  conflict: {
    title: 'Somebody else, or another tab, has changed this since you opened it.',
    mine: 'Yours',
    theirs: 'Theirs',
    both: 'Both',
    keepBoth: 'Keep both',
    takeMine: 'Use mine',
    takeTheirs: 'Use theirs',
  },
  palette: {
    title: 'Insert a section',
    search: 'Search for a kind of section',
    count: (found: number, all: number) => `${found} of ${all} kinds`,
    preview: (name: string) => `Preview: ${name}`,
  },
} as const
