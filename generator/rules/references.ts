import { iconNames } from '../../src/model/icon.ts'
import { isDocumentPath } from '../../src/model/linkTarget.ts'
import type { ReferenceKind } from '../../src/model/reference.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnosticCodes.ts'
import { sectionIds, sitePages } from '../manifest/pages.ts'
import type { IssueText } from '../diagnostics/messages.ts'
import { nameHint } from '../diagnostics/suggest.ts'
import type { ValidParts } from '../manifest/validate.ts'
import type { Rule, SiteReference, PreviousPage, PreviousSite } from './rule.ts'
import { counted } from '../text.ts'

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

/**
 * The message for links to a page whose path was changed. It is the same for all links to the page and
 * to the pages that moved with it, so that they are shown as one problem.
 */
function linksToMovedPages(
  moved: ReadonlyMap<string, MovedPage>,
  references: readonly SiteReference[],
): (path: string) => IssueText | undefined {
  const counts = new Map<string, number>()
  for (const { kind, name } of references) {
    const move = kind === 'link' || kind === 'page' ? moved.get(pageOf(name)) : undefined
    if (move !== undefined) counts.set(move.from, (counts.get(move.from) ?? 0) + 1)
  }
  return (path) => {
    const move = moved.get(path)
    if (move === undefined) return undefined
    const { from, to } = move
    return {
      message: `${JSON.stringify(from)} seems to have moved to ${JSON.stringify(to)}.`,
      hint: `Update ${counted(counts.get(from) ?? 0, 'link')}, or change the path back and run: npm run site -- rename ${from} ${to}`,
    }
  }
}

/** The path of a link target, without the id of a section. */
const pageOf = (target: string) => target.split('#', 1)[0] ?? ''

/** A page whose path was changed in the manifest, without the command `rename`. */
type MovedPage = {
  /** The old path of the page. If the pages above it moved in the same way, of the highest of them. */
  readonly from: string
  /** The new path of that page. */
  readonly to: string
}

/**
 * The moved pages by their old paths: a page of the last commit is gone, and exactly one new page has
 * the same title or the same sections.
 */
export function movedPages(
  { routes }: Pick<Site, 'routes'>,
  previous: PreviousSite | undefined,
): ReadonlyMap<string, MovedPage> {
  if (previous === undefined) return new Map()
  const added = Object.entries(routes).flatMap(([path, route]) =>
    'alias' in route || previous.pages.has(path) ? [] : [{ path, route }],
  )
  const moves = new Map(
    [...previous.pages].flatMap(([path, page]): [string, string][] => {
      if (Object.hasOwn(routes, path)) return []
      const same = (compare: typeof hasSameTitle) =>
        added.filter(({ route }) => compare(route, page)).map((each) => each.path)
      const titled = same(hasSameTitle)
      const candidates = titled.length > 0 ? titled : same(hasSameSections)
      return candidates.length === 1 ? candidates.map((to) => [path, to]) : []
    }),
  )
  return new Map([...moves].map(([from, to]) => [from, highestMove(from, to, moves)]))
}

const hasSameTitle = (a: PreviousPage, b: PreviousPage) => a.title === b.title

const hasSameSections = (a: PreviousPage, b: PreviousPage) =>
  a.sections.length > 0 &&
  a.sections.length === b.sections.length &&
  a.sections.every(
    ({ kind, heading }, index) =>
      kind === b.sections[index]?.kind && heading === b.sections[index]?.heading,
  )

/** The highest page above that moved in the same way, e.g. `/services` for `/services/zero-trust`. */
function highestMove(from: string, to: string, moves: ReadonlyMap<string, string>): MovedPage {
  const segments = from.split('/')
  for (let count = 2; count < segments.length; count += 1) {
    const above = segments.slice(0, count).join('/')
    const moved = moves.get(above)
    if (moved !== undefined && to === moved + from.slice(above.length)) {
      return { from: above, to: moved }
    }
  }
  return { from, to }
}

/** Every declared image, place, event and form is used. */
export const declarationsAreUsed: Rule = (site, { references }) => {
  const used = new Set(
    references.map(({ kind, name }) => `${kind === 'hours' ? 'place' : kind} ${name}`),
  )
  return declarations(site).flatMap(({ kind, names, path }) =>
    names.flatMap((name): Diagnostic[] =>
      used.has(`${kind} ${name}`)
        ? []
        : [
            {
              code: 'unused-declaration',
              path: [...path, name],
              atKey: true,
              message: `The ${kind} ${JSON.stringify(name)} is never used.`,
              hint: 'Use it on a page, or remove it.',
            },
          ],
    ),
  )
}

type Declarations = {
  readonly kind: ReferenceKind
  readonly names: readonly string[]
  readonly path: ModelPath
}

const declarations = ({ media, places, events, forms }: Site): Declarations[] => [
  { kind: 'image', names: Object.keys(media.images), path: ['media', 'images'] },
  { kind: 'place', names: Object.keys(places), path: ['places'] },
  { kind: 'event', names: Object.keys(events), path: ['events'] },
  { kind: 'form', names: Object.keys(forms), path: ['forms'] },
]
