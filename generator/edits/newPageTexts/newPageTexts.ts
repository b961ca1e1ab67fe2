import { languagePacks, type LanguagePack } from '../../../src/site/texts.ts'
import { french } from './french.ts'
import { german, type NewPageText, type Translations } from './german.ts'
import { spanish } from './spanish.ts'

/** Each language with a pack has all texts. */
const translations: Readonly<Record<LanguagePack, Translations>> = { french, german, spanish }

/** What a region writes differently. */
const regional: Readonly<Record<string, Partial<Translations>>> = {
  'fr-CA': { Email: 'Courriel' },
}

/** The texts of new sites and pages in a language, by their English text. Undefined for a language without a pack. */
export function translationsInto(language: string): Translations | undefined {
  const pack = languagePacks.get(new Intl.Locale(language).language)
  return pack && { ...translations[pack], ...regional[language] }
}

/** A text of a new page in the language of the site, in English if the language has no pack. */
export const newPageText = (language: string, english: NewPageText): string =>
  translationsInto(language)?.[english] ?? english
