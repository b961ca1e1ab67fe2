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
  images: {
    add: 'New image',
    change: 'Change image',
    notChanged: 'Not changed.',
    saved: 'The image is saved. Undo restores the old one.',
    save: 'Save',
    cancel: 'Cancel',
    file: 'New file',
    chooseFile: 'Choose a file',
    noFile: 'Choose a file.',
    fileHint: 'JPEG, PNG, WebP or AVIF, at most 20 MB. You can also drop it here.',
    notDecoded: 'The browser cannot decode the file. Use a JPEG, PNG, WebP or AVIF file.',
    alt: 'Alternative text',
    altHint: 'What the image shows, in one sentence, without “image of”.',
    noAlt: 'Describe what the image shows, for people who cannot see it.',
    severalPlaces: (count: number) =>
      `This image is used at ${count} places. The alternative text and the focal point change at all of them; a new file, or a part of the image, is shown only here.`,
    tools: 'What you change',
    focus: 'Focal point',
    focusAt: (left: number, top: number) => `${left}% from the left, ${top}% from the top`,
    focusHint:
      'Click what must stay visible when the page shows only a part, or use the arrow keys.',
    crop: 'Crop',
    cropHint:
      'Drag the corners and edges, or select one with Tab and use the arrow keys: with Shift in larger steps. The part is stored as a new file; the old one stays.',
    ratio: 'Shape',
    freeRatio: 'Free',
    shapes: { wide: 'Wide', square: 'Square', portrait: 'Portrait' },
    pixels: ({ width, height }: Size) => `${width} × ${height} pixels`,
    storedAs: ({ width, height }: Size, bytes: number) =>
      `stored as ${width} × ${height}, ${sizeInWords(bytes)}`,
    stored: (bytes: number) => sizeInWords(bytes),
    preparing: 'being prepared …',
    unused: (alt: string) => `The image “${alt}” is not used any more.`,
    remove: 'Remove the file',
    keep: 'Keep it',
    removed: 'The file is removed. Undo brings it back.',
  },
  copySection: {
    action: 'Copy to another page',
    title: (section: string) => `Copy “${section}” to another page`,
    page: 'Page',
    pageHint: 'Search by title or address',
    noPage: 'No page found',
    position: 'Position',
    top: 'At the top',
    end: 'At the end',
    after: (section: string) => `After “${section}”`,
    shared: (places: string) =>
      `This section is shared: ${places}. The copy is separate, so a change of one does not change the other.`,
    copy: 'Copy the section',
    done: (section: string, page: string) => `“${section}” was copied to “${page}”.`,
    undo: 'Undo removes the copy.',
    open: 'Open the page',
    close: 'Close',
  },
  copyPage: {
    action: 'Duplicate',
    title: (page: string) => `Duplicate “${page}”`,
    write: 'Add the copy',
    pageTitle: 'Title',
    pageTitleHint: 'Without it, the title of the page with a number',
    address: 'Address',
    toMenu: 'Add it to the menu',
    links: 'Add it to lists that link to the pages beside it',
    added: (path: string) =>
      `The copy ${path} was added as a draft. Change its texts, then publish it.`,
  },
  searchTexts: {
    action: 'Search and replace',
    search: 'Search in all texts',
    replacement: 'Replace with',
    matchCase: 'Match case',
    wholeWords: 'Whole words only',
    back: 'Back to the pages',
    found: (texts: number, pages: number) =>
      [
        `${texts} ${texts === 1 ? 'text' : 'texts'}`,
        ...(pages === 0 ? [] : [`on ${pages} ${pages === 1 ? 'page' : 'pages'}`]),
      ].join(' '),
    onlyValues: 'It is only in values that several texts insert.',
    none: 'No text of the site contains this.',
    more: (count: number) => `There are more. Only the first ${count} are shown and replaced.`,
    otherParts: 'On all pages',
    open: 'Open',
    also: (places: string) => `Also in: ${places}`,
    values: 'In a value that several texts insert',
    valuesHint: 'A change there changes all of these texts. Select it if this is what you want.',
    usedBy: (places: string) => `Inserted in: ${places}`,
    andMore: (places: string, count: number) => `${places} and ${count} more`,
    origin: 'Where it comes from',
    replaceCount: (count: number) =>
      count === 0 ? 'Replace' : `Replace in ${count} ${count === 1 ? 'text' : 'texts'}`,
    removeCount: (count: number) =>
      count === 0 ? 'Remove' : `Remove from ${count} ${count === 1 ? 'text' : 'texts'}`,
    replaced: (count: number) =>
      `Changed ${count} ${count === 1 ? 'text' : 'texts'}. One Undo takes all of it back.`,
    changed: 'Changed meanwhile',
    conflict:
      'Somebody else, or another tab, has changed some of these texts, so nothing was replaced. Look at the marked ones, then replace again.',
    invalid: 'Nothing was replaced, because some texts would not be valid:',
    obstacles: {
      inserted: 'A part of it is in a value that several texts insert.',
      formatted: 'A part of it is formatted. Change it on the page.',
      computed: 'It is put together from other values of the site, so it cannot be changed here.',
      number: 'It is a number, so only a number can replace it.',
      standard: 'It is a standard text. Change it in Settings.',
    },
  },
} as const

/** A size in pixels. */
type Size = { readonly width: number; readonly height: number }

/** The size of a file, e.g. `0.4 MB`. */
const sizeInWords = (bytes: number) =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
