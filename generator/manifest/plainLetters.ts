/**
 * A text in lower case, with letters without diacritics, for URLs and file names. Letters that the
 * language writes out become two: `grosse uebung` for the German `Große Übung`, `aabent` for the Danish
 * `Åbent`.
 *
 * @param language the language of the text, e.g. `de-DE`
 */
export function plainLetters(text: string, language: string): string {
  const own = WRITTEN_OUT[language.replace(/-.*/, '').toLowerCase()] ?? {}
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{L}/gu, (letter) => own[letter] ?? OTHER[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
}

type Letters = Readonly<Record<string, string>>

const NORWEGIAN: Letters = { å: 'aa', ø: 'oe' }

/** Not from a library: those that were compared also write out ä, ö and ü in e.g. Finnish and Spanish. */
const WRITTEN_OUT: Readonly<Record<string, Letters>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: NORWEGIAN,
  nb: NORWEGIAN,
  nn: NORWEGIAN,
  no: NORWEGIAN,
}

/** Letters without a decomposition in Unicode. */
const OTHER: Letters = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
