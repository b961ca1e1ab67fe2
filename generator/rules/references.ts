import { createRequire } from 'node:module'
import { LINK_TARGET_FORMAT, linkTarget } from '../../src/model/link.ts'
import { isObject } from '../../src/model/json.ts'
import { isDownloadPath } from '../../src/model/linkTarget.ts'
import type { Place } from '../../src/model/place.ts'
import type { ReferenceKind } from '../../src/model/reference.ts'
import type { Site } from '../../src/site/site.ts'
import type { DiagnosticText } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnosticCodes.ts'
import { rule } from '../diagnostics/messages.ts'
import { nameHint } from '../diagnostics/suggest.ts'
import { explainLink } from '../manifest/explainValue.ts'
import { valueAt } from '../manifest/modelValues.ts'
import { anchorsOf, sitePages } from '../manifest/sitePages.ts'
import { textFilePaths } from '../manifest/textFiles.ts'
import { quoted } from '../text.ts'
import { missingFile } from './missingFiles.ts'
import type { Rule } from './rule.ts'

/** Every reference names something that exists. */
export const referencesExist: Rule = function* (site, { references, downloads }) {
  const checks = checksOf(site, downloads)
  const redirectSources = new Set(site.redirects.map(({ from }) => from))
  const pages = Object.keys(site.routes)
  for (const { kind, name, path, link } of references) {
    // `redirectsPointToPages` reports redirects that lead to redirects.
    if (path[0] === 'redirects' && redirectSources.has(name)) continue
    // The schema of the manifest checks the format of other links.
    const isInvalid = link !== undefined && !linkTarget.safeParse(name).success
    const problem = isInvalid
      ? (explainLink(name, { pages, language: site.language }) ?? INVALID_TARGET(name))
      : checks[kind](name)
    if (problem === undefined) continue
    const start = link === undefined ? '' : `The link ${JSON.stringify(link.text)}: `
    yield { ...problem, message: start + problem.message, path, index: link?.target.start }
  }
}

const INVALID_TARGET = (target: string): DiagnosticText => ({
  code: 'invalid-value',
  message: `${JSON.stringify(target)} is not the target of a link.`,
  hint: rule(LINK_TARGET_FORMAT),
})

/** The kinds of references to entries of the manifest: where these are, and how messages name them. */
const ENTRIES = {
  page: [['routes'], 'a page of this site', 'pages'],
  image: [['media', 'images'], 'the name of an image', 'images'],
  form: [['forms'], 'the name of a form', 'forms'],
  event: [['events'], 'the name of an event', 'events'],
  place: [['places'], 'the name of a place', 'places'],
  language: [['languages'], 'a tag of languages', 'languages'],
  // `thirdParties.ts` reports categories of a site without `consent`.
  category: [['consent', 'categories'], 'the name of a consent category', 'consent categories'],
} as const

/** Returns what is wrong with the name in a reference. Undefined if nothing is. */
type Check = (name: string) => DiagnosticText | undefined

/** The check of each kind of reference. */
function checksOf(
  site: Site,
  downloads: ReadonlySet<string> | undefined,
): Readonly<Record<ReferenceKind, Check>> {
  const entryCheck = (kind: keyof typeof ENTRIES): Check => {
    const [path, what, plural] = ENTRIES[kind]
    const code = kind === 'category' ? 'unknown-consent-category' : (`unknown-${kind}` as const)
    const entries = valueAt(site, path)
    const names = isObject(entries) ? new Set(Object.keys(entries)) : undefined
    return (name) => unknown(code, name, names, what, plural)
  }
  const page = entryCheck('page')
  const place = entryCheck('place')
  return {
    page,
    place,
    image: entryCheck('image'),
    form: entryCheck('form'),
    event: entryCheck('event'),
    language: entryCheck('language'),
    category: entryCheck('category'),
    link: linkCheck(site, page),
    icon: (name) => (iconNames.has(name) ? undefined : unknownIcon(name)),
    media: (name) => missingFile(name, downloads),
    hours: (name) => place(name) ?? missingHours(name, site.places[name]),
  }
}

/** The check of links to pages, sections and files of the site. `checkPage`: that of pages. */
function linkCheck(site: Site, checkPage: Check): Check {
  const pages = new Map(sitePages(site).map(({ path, page }) => [path, page]))
  const downloads = new Set(Object.keys(site.files))
  const textFiles = new Set(textFilePaths(site))
  return (target) => {
    if (!target.startsWith('/')) return undefined
    if (isDownloadPath(target)) {
      const what = 'the path of a file of this site'
      return unknown('unknown-document', target, downloads, what, 'files')
    }
    if (target.includes('.')) {
      const what = 'a feed of articles or a calendar file of this site'
      return unknown('unknown-document', target, textFiles, what, 'feeds and calendar files')
    }
    const [pagePath = '', id] = target.split('#')
    const page = pages.get(pagePath)
    // Every page has the element `main`, but it is no section that a hint should offer.
    if (page === undefined || id === undefined || id === 'main') return checkPage(pagePath)
    const what = `the id of a section on ${pagePath}`
    const ids = anchorsOf(page, site)
    return unknown('unknown-anchor', id, ids, what, `ids on ${pagePath}`)
  }
}

/** The problem of a place without opening hours. */
const missingHours = (name: string, place: Place | undefined): DiagnosticText | undefined =>
  place === undefined || place.hours !== undefined
    ? undefined
    : {
        code: 'missing-hours',
        message: `The place ${JSON.stringify(name)} has no opening hours.`,
        hint: `Add them to it, e.g. hours: { monday: ['08:00-12:00'] }.`,
      }

/** The icons of Tabler Icons by name, with the words by which its website finds them. */
const icons: Readonly<Record<string, { readonly tags: readonly string[] }>> = createRequire(
  import.meta.url,
)('@tabler/icons')

/** The names of the icons that a manifest can use. */
export const iconNames: ReadonlySet<string> = new Set(Object.keys(icons))

/** The hint has the most similar name, and the icons that have this name as a tag. */
function unknownIcon(name: string): DiagnosticText {
  const tagged = [...iconNames].filter((icon) => icons[icon]?.tags.includes(name))
  const nearest = tagged.toSorted((a, b) => a.length - b.length).slice(0, 6)
  const hints = [
    nameHint(name, [...iconNames], 'icons').hint,
    nearest.length === 0 ? undefined : `Icons with this tag: ${nearest.join(', ')}.`,
    'Search all icons at https://tabler.io/icons (style: outline).',
  ]
  return {
    code: 'unknown-icon',
    message: `${quoted(name)} is not the name of an icon.`,
    hint: hints.filter((hint) => hint !== undefined).join(' '),
  }
}

/** The problem of a name that is none of `names`, if they are known. `what` and `plural` are for the message and the hint. */
function unknown(
  code: DiagnosticCode,
  name: string,
  names: ReadonlySet<string> | undefined,
  what: string,
  plural: string,
): DiagnosticText | undefined {
  if (names === undefined || names.has(name)) return undefined
  return {
    code,
    message: `${quoted(name)} is not ${what}.`,
    ...nameHint(name, [...names], plural),
  }
}

/** The kind of an entry whose references have another kind. */
const USED_AS: ReadonlyMap<ReferenceKind, string> = new Map([
  ['hours', 'place'],
  ['link', 'file'],
])

/** Every declared image, place, event, form and file is used. */
export const declarationsAreUsed: Rule = function* (site, { references }) {
  const used = new Set(references.map(({ kind, name }) => `${USED_AS.get(kind) ?? kind} ${name}`))
  const declared = [
    { kind: 'image', entries: site.media.images, path: ['media', 'images'] },
    { kind: 'place', entries: site.places, path: ['places'] },
    { kind: 'event', entries: site.events, path: ['events'] },
    { kind: 'form', entries: site.forms, path: ['forms'] },
    { kind: 'file', entries: site.files, path: ['files'] },
    { kind: 'language', entries: site.languages, path: ['languages'] },
  ]
  for (const { kind, entries, path } of declared) {
    for (const name of Object.keys(entries)) {
      if (used.has(`${kind} ${name}`)) continue
      yield {
        code: 'unused-declaration',
        path: [...path, name],
        atKey: true,
        message: `The ${kind} ${JSON.stringify(name)} is never used.`,
        hint:
          kind === 'file'
            ? 'Link to it on a page, or remove it.'
            : 'Use it on a page, or remove it.',
      }
    }
  }
}
