import { directionOf } from '../../src/model/values.ts'
import { formsOn } from '../../src/site/page.ts'
import { languageOf } from '../../src/site/site.ts'
import { canonicalPages, sitePage, translationsOf } from '../manifest/sitePages.ts'
import { duplicates, type Rule } from './rule.ts'

/** The other languages of pages are written in the direction of the site. */
export const languagesFitSite: Rule = function* (site) {
  for (const tag of Object.keys(site.languages)) {
    if (directionOf(tag) === languageOf(site).direction) continue
    yield {
      code: 'invalid-language',
      path: ['languages', tag],
      atKey: true,
      message: `${tag} is written in the other direction than the language of the site.`,
      hint: 'Make another site for it: the styles of a site have one direction.',
    }
  }
}

/** A translation has a language of its own, and translates a page in the language of the site. No page has two in one language. */
export const translationsHaveOriginals: Rule = function* (site) {
  for (const tag of Object.keys(site.languages)) {
    yield* duplicates(
      'duplicate-translation',
      `translated into ${tag}`,
      canonicalPages(site).flatMap(({ path, page: { language, translationOf: value } }) =>
        language === tag && value !== undefined
          ? [{ value, path: ['routes', path, 'translationOf'] }]
          : [],
      ),
      'Remove translationOf from one of the two pages.',
    )
  }
  for (const { path, page } of canonicalPages(site)) {
    if (page.translationOf === undefined) continue
    const route = site.routes[page.translationOf]
    const diagnostic = {
      code: 'invalid-translation',
      path: ['routes', path, 'translationOf'],
    } as const
    if ((page.language ?? site.language) === site.language) {
      yield {
        ...diagnostic,
        message: 'The translation has the language of the site.',
        hint: "Add its language, e.g. language: 'es-US'.",
      }
    } else if (route !== undefined && ('alias' in route || route.language !== undefined)) {
      yield {
        ...diagnostic,
        message: `${JSON.stringify(page.translationOf)} is not a page in the language of the site.`,
        hint: 'Write the path of the page that all translations have in common.',
      }
    }
  }
}

/** The pages to which a form leads, and the privacy page, have the language of the page with the form. */
export const formsLeadToPagesInTheirLanguage: Rule = function* (site, { references }) {
  const { language: siteLanguage } = site
  for (const { path, page } of canonicalPages(site)) {
    const language = page.language ?? siteLanguage
    for (const form of formsOn(page)) {
      for (const { name, path: at } of references) {
        const target = sitePage(site, name.split('#', 1)[0] ?? '')
        const isPolicy = at.join() === 'consent,more,to' && language !== siteLanguage
        const isInForm = at[0] === 'forms' && at[1] === form
        if (target === undefined || !(isPolicy || isInForm)) continue
        // The link to the privacy page leads to its translation, if there is one.
        const targetLanguages = isPolicy
          ? [...translationsOf(site, target.canonical).keys()]
          : [target.page.language ?? siteLanguage]
        if (targetLanguages.includes(language)) continue
        yield {
          code: 'form-in-other-language',
          path: at,
          message: `${path} is in ${language}, but its form leads to ${JSON.stringify(name)} in another language.`,
          hint: isPolicy
            ? 'Add its translation: a page with translationOf.'
            : 'Give the form of each language its own links.',
        }
      }
    }
  }
}
