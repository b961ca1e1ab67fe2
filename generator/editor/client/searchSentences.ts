/** What an author reads in the search in all texts. */
export const SEARCH_SENTENCES = {
  action: 'Find and replace',
  search: 'Find in all texts',
  hint: 'Each text is shown as it will read before anything is replaced.',
  replacement: 'Replace with',
  removal: 'Replace with nothing',
  matchCase: 'Match case',
  wholeWords: 'Whole words only',
  found: (texts: number, pages: number) =>
    [
      `${texts} ${texts === 1 ? 'text' : 'texts'}`,
      ...(pages === 0 ? [] : [`on ${pages} ${pages === 1 ? 'page' : 'pages'}`]),
    ].join(' '),
  onlyValues: 'It is only in words that several texts share.',
  none: 'No text of the site contains this.',
  more: (count: number) => `There are more. Only the first ${count} are shown and replaced.`,
  otherParts: 'On all pages',
  open: 'Open',
  also: (places: string) => `Also in: ${places}`,
  values: 'In words that several texts share',
  valuesHint: 'A change there changes all of these texts. Select it if this is what you want.',
  usedBy: (places: string) => `Inserted in: ${places}`,
  andMore: (places: string, count: number) => `${places} and ${count} more`,
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
    inserted: 'A part of it is in words that several texts share.',
    formatted: 'A part of it is formatted. Change it on the page.',
    computed: 'It is put together from other parts of the site, so it cannot be changed here.',
    number: 'It is a number, so only a number can replace it.',
    standard: 'It is a standard text. Change it in Settings.',
  },
} as const
