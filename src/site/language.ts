/** The language of the site's texts, as a BCP 47 tag: the attribute `lang` of every page. */
export const LANGUAGE = 'en-US'
