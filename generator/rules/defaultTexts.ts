import type { Page } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import { splitText } from '../../src/model/fillText.ts'
import { sitePages } from '../manifest/pages.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { isObject, valueAt } from '../diagnostics/valueAt.ts'
import type { Rule } from './rule.ts'

/** A site in another language than English writes all texts that its pages show. The defaults are English. */
export const textsHaveLanguageOfSite: Rule = (site, { manifest }) => {
  if (new Intl.Locale(site.language).language === 'en') return []
  const names = defaultTexts(site, manifest)
  const [first] = names
  if (first === undefined) return []
  const listed = names.slice(0, LISTED)
  const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : ''
  return [
    {
      code: 'default-texts',
      path: valueAt(manifest, ['texts']) === undefined ? ['language'] : ['texts'],
      atKey: true,
      message: `The language is ${site.language}, but ${names.length} of the texts that components show are still the English defaults: ${listed.join(', ')}${more}.`,
      hint: `Write them in texts, e.g. texts.${first}. A text that is the same in both languages is written there, too.`,
    },
  ]
}

/** The number of texts that the message names. */
const LISTED = 5

/** The texts that pages show and that the manifest does not contain, e.g. `shell.skipLink`. */
function defaultTexts(site: Site, manifest: unknown): string[] {
  const pages = [...sitePages(site).map(({ page }) => page), site.notFound]
  return Object.entries(site.texts).flatMap(([area, texts]) => {
    if (USED_AREAS.get(area)?.(site, pages) === false) return []
    return textPaths(texts, [area])
      .filter((path) => valueAt(manifest, ['texts', ...path]) === undefined)
      .map(formatPath)
  })
}

/** The paths of the texts with words in a value. */
function textPaths(value: unknown, path: ModelPath): ModelPath[] {
  if (typeof value === 'string') return hasWords(value) ? [path] : []
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, item]) => textPaths(item, [...path, name]))
}

type IsUsed = (site: Site, pages: readonly Page[]) => boolean

const hasSection =
  (property: string): IsUsed =>
  (_, pages) =>
    pages.some(({ sections }) => sections.some((section) => property in section))

/** The areas of texts that not every site shows. */
const USED_AREAS: ReadonlyMap<string, IsUsed> = new Map<keyof Site['texts'], IsUsed>([
  ['consent', ({ consent }) => consent !== undefined],
  ['form', hasSection('form')],
  ['field', hasSection('form')],
  ['formService', hasSection('form')],
  ['event', hasSection('event')],
  ['document', ({ documents }) => Object.keys(documents).length > 0],
  ['openingHours', hasSection('hours')],
  ['openings', hasSection('positions')],
  ['factSheet', hasSection('facts')],
  ['map', hasSection('place')],
  ['slideshow', (_, pages) => pages.some(({ hero }) => hero.images.length > 1)],
])

/** Whether a text has a word besides its placeholders. A text such as `{degrees}° N` is the same in most languages. */
const hasWords = (text: string) =>
  splitText(text).some((part) => 'literal' in part && /\p{L}{2}/u.test(part.literal))
