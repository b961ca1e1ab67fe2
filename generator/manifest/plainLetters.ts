/** A text in lower case, with letters without diacritics: `grosse ubung` for `Große Übung`. */
export const plainLetters = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')
