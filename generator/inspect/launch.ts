import { Node } from 'ts-morph'
import { type Site, siteSchema } from '../../src/site/site.ts'
import {
  formatDiagnostic,
  locateDiagnostics,
  orderByCause,
  type LocatedDiagnostic,
} from '../diagnostics/locatedDiagnostics.ts'
import { type ManifestSource, locationOf } from '../manifest/locate.ts'
import { configurationProblems, dates, placeholders, reviews, samples } from './launchChecks.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { isBelow, simpleValues, valueAt } from '../manifest/modelValues.ts'
import { requirePage } from '../edits/rename.ts'
import { canonicalPages } from '../manifest/sitePages.ts'
import { isPublished, publication } from '../manifest/published.ts'
import { DECLARED_IN, referencesIn } from '../manifest/schemaWalk.ts'
import { counted, formatLocation } from '../text.ts'

/**
 * Everything to fix before the site goes live, also in pages that a later build publishes, but not in drafts and in
 * links to them. With a page: what concerns it. Throws a usage error if there is no such page.
 */
export function launchProblems(
  { site, source }: LaunchInput,
  environment: NodeJS.ProcessEnv,
  now: Date,
  page?: string,
): LocatedDiagnostic[] {
  const found = [
    ...samples(source),
    ...placeholders(site, source),
    ...reviews(site, now),
    ...dates(site, now),
    ...configurationProblems(site, environment),
  ]
  const problems = locateDiagnostics(found, source)
  if (page !== undefined) return problemsOnPage(problems, page, { site, source })
  const drafts = canonicalPages(site).filter(({ page: { draft } }) => draft)
  const left = drafts.flatMap(({ path }) => [['routes', path], ...linksTo(site, path)])
  return problems.filter(({ path }) => !left.some((part) => isBelow(path, part)))
}

/** What the launch check reads. */
type LaunchInput = { readonly site: Site; readonly source: ManifestSource }

/**
 * The problems that concern a page: in its entry in `routes`, in the forms, events, places and images
 * that it shows, and in the entries of other pages that link to it.
 */
function problemsOnPage(
  problems: readonly LocatedDiagnostic[],
  page: string,
  { site, source }: LaunchInput,
): LocatedDiagnostic[] {
  const values = concernedPaths(site, page).flatMap((path) => [
    ...simpleValues(valueAt(site, path), path),
  ])
  const locations = new Set(values.flatMap(({ path }) => locationsOf(source, path)))
  return problems.filter((problem) => locations.has(formatLocation(problem)))
}

/** The paths of the page, of everything that it shows, directly or indirectly, and of what links to it. */
function concernedPaths(site: Site, page: string): ModelPath[] {
  const route = site.routes[requirePage(site, page)]
  const references: { readonly from: ModelPath; readonly to: ModelPath }[] = []
  for (const { kind, name, path: from } of referencesIn(siteSchema, site)) {
    const declaration = DECLARED_IN[kind]
    if (declaration !== undefined) references.push({ from, to: [...declaration, name] })
  }
  const parts: ModelPath[] = []
  const add = (part: ModelPath) => {
    if (parts.some((known) => isBelow(known, part))) return
    parts.push(part)
    for (const { from, to } of references) if (isBelow(from, part)) add(to)
  }
  add(['routes', route !== undefined && 'alias' in route ? route.alias : page])
  return [...parts, ...linksTo(site, page)]
}

/** The paths of the links to a page. */
const linksTo = (site: Site, page: string): ModelPath[] =>
  referencesIn(siteSchema, site).flatMap(({ kind, name, path }) =>
    (kind === 'link' || kind === 'page') && name.split('#')[0] === page ? [path.slice(0, -1)] : [],
  )

/** The locations of a value and of the function calls that contain it, such as `sample(…)`. */
export function locationsOf(source: ManifestSource, path: ModelPath): string[] {
  const node = source.node(path, false)
  return [node, ...node.getAncestors().filter(Node.isCallExpression)].map((call) =>
    formatLocation(locationOf(call)),
  )
}

/** The pages that a build at this time does not contain, with the reason and its location. */
export const unpublishedPages = ({ site, source }: LaunchInput, now: Date) =>
  canonicalPages(site).flatMap(({ path, page }) =>
    isPublished(page, site, now.toISOString())
      ? []
      : [
          {
            path,
            state: publication(page) ?? '',
            at: source.locate(['routes', path, page.draft ? 'draft' : 'publishFrom'], true),
          },
        ],
  )

/** The problems of the site, or of a page, and the pages that are not published, for the terminal. */
export function launchText(
  problems: readonly LocatedDiagnostic[],
  unpublished: ReturnType<typeof unpublishedPages>,
  page?: string,
): string {
  const ready =
    page === undefined
      ? 'The site is ready to go live. Build it with: npm run build -- --live'
      : `Nothing to fix on ${page}. To check the whole site, run: npm run site -- launch`
  const what = page === undefined ? 'The site' : `The page ${page}`
  const count = counted(problems.length, 'problem')
  return [
    ...orderByCause(problems).map((problem) => `${formatDiagnostic(problem)}\n`),
    problems.length === 0 ? ready : `${what} is not ready to go live: ${count}.`,
    ...(unpublished.length === 0
      ? []
      : [
          '',
          'Builds leave these pages out, drafts until you remove `draft`. To list what is missing in a draft, run: npm run site -- launch <path>',
        ]),
    ...unpublished.map(({ path, state, at }) => `  ${formatLocation(at)}  ${path}: ${state}`),
  ].join('\n')
}
