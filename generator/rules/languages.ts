import { directionOf } from '../../src/model/values.ts'
import { languageOf, type Site } from '../../src/site/site.ts'
import { canonicalPages } from '../manifest/pages.ts'
import type { Rule } from './rule.ts'

type Languages = Pick<Site, 'routes' | 'language' | 'languages'>

/** The other languages of pages are written in the direction of the site. */
export const languagesFitSite: Rule<'language' | 'direction' | 'languages'> = function* (site) {
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

/** A translation has a language of its own, and translates a page in the language of the site. */
export const translationsHaveOriginals: Rule<keyof Languages> = function* (site) {
  for (const { path, page } of canonicalPages(site)) {
    if (page.translationOf === undefined) continue
    const route = site.routes[page.translationOf]
    const place = { code: 'invalid-translation', path: ['routes', path, 'translationOf'] } as const
    if (page.language === undefined) {
      yield {
        ...place,
        message: 'The translation has the language of the site.',
        hint: "Add its language, e.g. language: 'es-US'.",
      }
    } else if (route !== undefined && ('alias' in route || route.language !== undefined)) {
      yield {
        ...place,
        message: `${JSON.stringify(page.translationOf)} is not a page in the language of the site.`,
        hint: 'Write the path of the page that all translations have in common.',
      }
    }
  }
}
