import { Node } from 'ts-morph'
import { type Site, siteSchema } from '../../src/site/site.ts'
import type { LocatedDiagnostic } from '../diagnostics/diagnostics.ts'
import { type ManifestSource, locationOf } from '../manifest/locate.ts'
import {
  dates,
  type Finding,
  configurationFindings,
  placeholders,
  reviews,
  samples,
  warningFindings,
  CHECKS,
} from './launchChecks.ts'
import { UsageError } from '../diagnostics/console.ts'
import {
  isBelow,
  type ModelPath,
  simpleValues,
  type SourceLocation,
  valueAt,
} from '../diagnostics/diagnostic.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import { canonicalPages } from '../manifest/pages.ts'
import { isPublished, publication } from '../manifest/published.ts'
import { DECLARED_IN, referencesIn } from '../manifest/schemaWalk.ts'
import { counted, formatLocation } from '../text.ts'

/** The input of the launch check. */
type LaunchInput = {
  readonly site: Site
  readonly source: ManifestSource
  /** The warnings about the manifest. */
  readonly warnings: readonly LocatedDiagnostic[]
  /** The environment variables of the build. */
  readonly environment: NodeJS.ProcessEnv
  readonly now: Date
}

/** Everything to fix before the site goes live. */
export const launchFindings = ({
  site,
  source,
  warnings,
  environment,
  now,
}: LaunchInput): Finding[] => [
  ...samples(source),
  ...placeholders(site, source),
  ...reviews(site, source, now),
  ...dates(site, source, now),
  ...warningFindings(warnings),
  ...configurationFindings(site, environment),
]

/** The findings that do not concern an unpublished page, which a site can go live without. */
export const withoutUnpublished = (
  findings: readonly Finding[],
  pages: readonly UnpublishedPage[],
): Finding[] =>
  findings.filter(({ property = '' }) => {
    const [, page] = PAGE_PROPERTY.exec(property) ?? []
    return !pages.some(({ path }) => path === page)
  })

/**
 * The findings that concern a page: in its entry in `routes`, in the forms, events, places and images
 * that it shows, and in the entries of other pages that link to it. Throws a usage error if there is no such page.
 */
export function pageFindings(
  findings: readonly Finding[],
  page: string,
  site: Site,
  source: ManifestSource,
): Finding[] {
  const values = partsOf(site, page).flatMap((path) => [...simpleValues(valueAt(site, path), path)])
  const locations = new Set(values.flatMap(({ path }) => locationsOf(source, path)))
  return findings.filter(({ at }) => at !== undefined && locations.has(formatLocation(at)))
}

/** The paths of the page, of everything that it shows, directly or indirectly, and of what links to it. */
function partsOf(site: Site, page: string): ModelPath[] {
  const route = site.routes[page]
  if (route === undefined) {
    const hint = suggestion(page, Object.keys(site.routes), 'pages')
    throw new UsageError(`${JSON.stringify(page)} is not a page of this site. ${hint}`)
  }
  const references: { readonly from: ModelPath; readonly to: ModelPath }[] = []
  const links: ModelPath[] = []
  for (const { kind, name, path: from } of referencesIn(siteSchema, site)) {
    if ((kind === 'link' || kind === 'page') && name.split('#')[0] === page) {
      links.push(from.slice(0, -1))
    }
    const declaration = DECLARED_IN[kind]
    if (declaration !== undefined) references.push({ from, to: [...declaration, name] })
  }
  const parts: ModelPath[] = []
  const add = (part: ModelPath) => {
    if (parts.some((known) => isBelow(known, part))) return
    parts.push(part)
    for (const { from, to } of references) if (isBelow(from, part)) add(to)
  }
  add(['routes', 'alias' in route ? route.alias : page])
  return [...parts, ...links]
}

/** The locations of a value and of the function calls that contain it, such as `sample(…)`. */
function locationsOf(source: ManifestSource, path: ModelPath): string[] {
  const node = source.node(path, false)
  return [node, ...node.getAncestors().filter(Node.isCallExpression)].map((each) =>
    formatLocation(locationOf(each)),
  )
}

/** A page that builds do not always contain, with the reason. */
type UnpublishedPage = {
  readonly path: string
  readonly state: string
  readonly at: SourceLocation
}

/** The pages that a build at this time does not contain. */
export const unpublishedPages = ({
  site,
  source,
  now,
}: Pick<LaunchInput, 'site' | 'source' | 'now'>): UnpublishedPage[] =>
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

/** The unpublished pages for the terminal. Empty if there are none. */
export const unpublishedText = (pages: readonly UnpublishedPage[]): string =>
  pages.length === 0
    ? ''
    : [
        '\n',
        `NOT PUBLISHED (${pages.length}): builds leave these pages out until then; a draft until you remove draft`,
        ...pages.map(({ path, state, at }) => `  ${formatLocation(at)}  ${path}: ${state}`),
      ].join('\n')

/** The findings for the terminal, grouped by check. With `page`, they are those of one page. */
export function launchText(findings: readonly Finding[], page?: string): string {
  if (findings.length === 0) {
    return page === undefined
      ? 'The site is ready to go live. Build it with: npm run build -- --live'
      : `Nothing to fix on ${page}. To check the whole site, run: npm run site -- launch`
  }
  const checks = Object.entries(CHECKS).flatMap(([check, todo]) => {
    const found = findings.filter((finding) => finding.check === check)
    if (found.length === 0) return []
    return ['', `${check.toUpperCase()} (${found.length}): ${todo}`, ...linesByPage(found)]
  })
  const what = page === undefined ? 'The site' : `The page ${page}`
  const count = counted(findings.length, 'finding')
  return [`${what} is not ready to go live: ${count}.`, ...checks].join('\n')
}

/** The findings of each page below its path, after all others. */
function linesByPage(findings: readonly Finding[]): string[] {
  const pages = new Map<string, string[]>()
  for (const finding of findings) {
    const [, page = '', rest] = PAGE_PROPERTY.exec(finding.property ?? '') ?? []
    const text = page === '' ? line(finding) : `  ${line({ ...finding, property: rest })}`
    pages.set(page, [...(pages.get(page) ?? []), text])
  }
  const { '': others = [], ...below } = Object.fromEntries(pages)
  return [
    ...others,
    ...Object.entries(below).flatMap(([page, lines]) => [`  ${page} (${lines.length})`, ...lines]),
  ]
}

/** A property of a page: its path, and the property below it. */
const PAGE_PROPERTY = /^routes\["([^"]+)"\]\.?(.*)$/

const line = ({ at, property, message }: Finding) => {
  const named = property === undefined || property === '' ? message : `${property}: ${message}`
  return at === undefined ? `  ${named}` : `  ${formatLocation(at)}  ${named}`
}
