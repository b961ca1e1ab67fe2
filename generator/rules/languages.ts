import { directionOf } from '../../src/model/values.ts'
import { languageOf, type Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { canonicalPages } from '../manifest/pages.ts'
import type { Rule } from './rule.ts'

type Languages = Pick<Site, 'routes' | 'language' | 'languages'>

/** The other languages of pages differ from that of the site and are written in its direction. */
export const languagesFitSite: Rule<'language' | 'direction' | 'languages'> = function* (site) {
  for (const tag of Object.keys(site.languages)) {
    const problem =
      tag === site.language
        ? ['is the language of the site.', 'Remove it: pages have it by default.']
        : directionOf(tag) !== languageOf(site).direction
          ? [
              'is written in the other direction than the language of the site.',
              'Make another site for it: the styles of a site have one direction.',
            ]
          : undefined
    if (problem === undefined) continue
    const [message, hint] = problem
    const path = ['languages', tag]
    yield { code: 'invalid-language', path, atKey: true, message: `${tag} ${message}`, hint }
  }
}

/** A translation has a language of its own, and translates a page in the language of the site. */
export const translationsHaveOriginals: Rule<keyof Languages> = function* (site) {
  const seen = new Map<string, string>()
  for (const { path, page } of canonicalPages(site)) {
    const { translationOf: original, language } = page
    if (original === undefined) continue
    const route = site.routes[original]
    const same = seen.get(`${original} ${language}`)
    seen.set(`${original} ${language}`, path)
    const problem = (message: string, hint: string): Diagnostic => ({
      code: 'invalid-translation',
      path: ['routes', path, 'translationOf'],
      message,
      hint,
    })
    const quoted = JSON.stringify(original)
    if (language === undefined) {
      yield problem(
        'The translation has the language of the site.',
        "Add its language, e.g. language: 'es-US'.",
      )
    } else if (same !== undefined) {
      yield problem(
        `${same} is already the translation of ${quoted} in this language.`,
        'Remove one of the two.',
      )
    } else if (route !== undefined && ('alias' in route || route.language !== undefined)) {
      yield problem(
        `${quoted} is not a page in the language of the site.`,
        'Write the path of the page that all translations have in common.',
      )
    }
  }
}
