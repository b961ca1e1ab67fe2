import { iconNames } from '../../src/model/icon.ts'
import { isDocumentPath } from '../../src/model/linkTarget.ts'
import type { ReferenceKind } from '../../src/model/reference.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnosticCodes.ts'
import { sectionIds, sitePages } from '../manifest/pages.ts'
import type { IssueText } from '../diagnostics/messages.ts'
import { nameHint } from '../diagnostics/suggest.ts'
import type { ValidParts } from '../manifest/validParts.ts'
import { linksToMovedPages } from './movedLinks.ts'
import { movedPages } from './movedPages.ts'
import type { Rule } from './rule.ts'

/** Every reference names something that exists. */
export const referencesExist: Rule<never> = (_, { references, previous, parts }) => {
  const { routes = {}, redirects = [] } = parts.site
  const checks = checksOf(parts, linksToMovedPages(movedPages({ routes }, previous), references))
  const redirectSources = new Set(redirects.map(({ from }) => from))
  return references.flatMap(({ kind, name, path }) => {
    // `redirects.ts` reports redirects that lead to redirects.
    const isRedirect = path[0] === 'redirects'
    if (isRedirect && (parts.isBroken('redirects') || redirectSources.has(name))) return []
    return checks[kind](name, path)
  })
}

type Check = (name: string, path: ModelPath) => Diagnostic[]

function checksOf(
  { site, names, isBroken }: ValidParts,
  movedPage: (path: string) => IssueText | undefined,
): Record<ReferenceKind, Check> {
  const { routes = {}, places = {}, language } = site
  const pages = new Map(sitePages({ routes }).map(({ path, page }) => [path, page]))
  const known = existsIn('unknown-page', names(['routes']), 'a page of this site', 'pages')
  const page: Check = (name, path) =>
    known(name, path).map((unknown) => {
      const moved = movedPage(name)
      return moved === undefined ? unknown : { code: 'unknown-page', path, ...moved }
    })
  const document = existsIn(
    'unknown-document',
    names(['documents']),
    'a document of this site',
    'documents',
  )
  const icon = existsIn('unknown-icon', iconNames, 'the name of an icon', 'icons')
  const place = existsIn('unknown-place', names(['places']), 'the name of a place', 'places')
  return {
    page,
    link(target, path) {
      if (!target.startsWith('/')) return []
      if (isDocumentPath(target)) return document(target, path)
      const [pagePath = '', id] = target.split('#')
      const unknown = page(pagePath, path)
      const linked = pages.get(pagePath)
      // Every page has the element `main`, but it is no section that a hint should offer.
      if (linked === undefined || id === undefined || id === 'main') return unknown
      // The ids depend on the language.
      if (isBroken('language') || language === undefined) return unknown
      const what = `the id of a section on ${pagePath}`
      const ids = sectionIds(linked, { language })
      const found = existsIn('unknown-anchor', ids, what, `ids on ${pagePath}`)(id, path)
      return found.map((diagnostic) => withOtherPage(diagnostic, id, { routes, language }))
    },
    icon: (name, path) =>
      icon(name, path).map((unknown) => ({
        ...unknown,
        hint: [unknown.hint, ADD_ICON].filter((part) => part !== undefined).join(' '),
      })),
    image: existsIn('unknown-image', names(['media', 'images']), 'the name of an image', 'images'),
    form: existsIn('unknown-form', names(['forms']), 'the name of a form', 'forms'),
    event: existsIn('unknown-event', names(['events']), 'the name of an event', 'events'),
    place,
    hours(name, path) {
      const unknown = place(name, path)
      const declared = places[name]
      if (declared === undefined || declared.hours !== undefined) return unknown
      const message = `The place ${JSON.stringify(name)} has no opening hours.`
      const hint = `Add them to it, e.g. hours: { monday: ['08:00-12:00'] }.`
      return [{ code: 'missing-hours', path, message, hint }]
    },
    // `thirdParties.ts` reports categories of a site without `consent`.
    category: existsIn(
      'unknown-consent-category',
      names(['consent', 'categories']),
      'the name of a consent category',
      'consent categories',
    ),
  }
}

const ADD_ICON =
  'To use another icon of https://tabler.io/icons, add its name to iconNames in src/model/icon.ts.'

/** Adds the page with this section id to the hint, if there is one. */
function withOtherPage(
  diagnostic: Diagnostic,
  id: string,
  site: Pick<Site, 'routes' | 'language'>,
): Diagnostic {
  const other = sitePages(site).find(({ page }) => sectionIds(page, site).includes(id))
  if (other === undefined) return diagnostic
  const target = JSON.stringify(`${other.canonical}#${id}`)
  return {
    ...diagnostic,
    hint: [`This id is on ${other.canonical}: to link there, write ${target}.`, diagnostic.hint]
      .filter((part) => part !== undefined)
      .join(' '),
  }
}

/** A check that a name is one of `names`, if they are known. `what` and `plural` are for the message and the hint. */
function existsIn(
  code: DiagnosticCode,
  names: readonly string[] | undefined,
  what: string,
  plural: string,
): Check {
  if (names === undefined) return () => []
  const known = new Set(names)
  return (name, path) =>
    known.has(name)
      ? []
      : [
          {
            code,
            path,
            message: `${JSON.stringify(name)} is not ${what}.`,
            ...nameHint(name, names, plural),
          },
        ]
}
