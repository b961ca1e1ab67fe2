import type { Page } from '../../src/site/page.ts'
import { type Site, siteSchema } from '../../src/site/site.ts'
import { withoutValues } from './modelValues.ts'
import { instantOf } from './dates.ts'
import { pageReferences, removedValues, type PageReference } from './pageReferences.ts'
import { referencesIn } from './schemaWalk.ts'
import { textFilePaths } from './textFiles.ts'

/** Why builds do not always contain a page, e.g. `draft` or `from 2026-12-01`. Undefined if they do. */
export const publication = ({ draft, publishFrom }: Page): string | undefined =>
  draft ? 'draft' : publishFrom && `from ${publishFrom}`

/** Whether a build at this time contains a page. `builtAt`: ISO 8601. */
export const isPublished = (
  { draft, publishFrom }: Pick<Page, 'draft' | 'publishFrom'>,
  { timeZone }: Site,
  builtAt: string,
): boolean =>
  !draft &&
  (publishFrom === undefined || instantOf(`${publishFrom}T00:00`, timeZone) <= Date.parse(builtAt))

/**
 * The site as a build at this time contains it, without pages that are drafts or not due yet. Aliases, redirects,
 * forms, events, places and files that only lead to them or are only on them are left out too. The same object if all
 * pages are published.
 */
export function publishedSite(site: Site, builtAt: string): Site {
  const hidden = new Set(
    Object.entries(site.routes).flatMap(([path, route]) => {
      const page = 'alias' in route ? site.routes[route.alias] : route
      const isShown = page === undefined || 'alias' in page || isPublished(page, site, builtAt)
      return isShown ? [] : [path]
    }),
  )
  if (hidden.size === 0) return site
  const routes = omitEntries(site.routes, (path) => hidden.has(path))
  const files = textFilePaths({ ...site, routes })
  for (const path of textFilePaths(site)) if (!files.includes(path)) hidden.add(path)
  const published = withoutLinks(
    { ...site, routes, redirects: site.redirects.filter(({ to }) => !hidden.has(to)) },
    hidden,
  )
  const [before, after] = [site, published].map(
    (version) =>
      new Set(referencesIn(siteSchema, version).map(({ kind, name }) => `${kind} ${name}`)),
  )
  const isLost =
    (...kinds: readonly string[]) =>
    (name: string) =>
      kinds.some((kind) => before?.has(`${kind} ${name}`)) &&
      !kinds.some((kind) => after?.has(`${kind} ${name}`))
  return {
    ...published,
    forms: omitEntries(site.forms, isLost('form')),
    events: omitEntries(site.events, isLost('event')),
    places: omitEntries(site.places, isLost('place', 'hours')),
    files: omitEntries(site.files, isLost('link')),
  }
}

/** A site without the links to pages that can be left out: menu items, entries of lists and optional links. If the rest would not be valid, the same site. */
function withoutLinks(site: Site, pages: ReadonlySet<string>): Site {
  const links = pageReferences(site).filter(({ link }) => link === undefined)
  const isHidden = ({ page }: PageReference) => pages.has(page)
  const removed = removedValues(
    site,
    links.filter(isHidden),
    links.filter((link) => !isHidden(link)),
  )
  if (removed.size === 0) return site
  const { data = site } = siteSchema.safeParse(withoutValues(site, [...removed.values()]))
  return data
}

/** A record without some of its entries. */
const omitEntries = <T>(
  record: Readonly<Record<string, T>>,
  isLeftOut: (name: string) => boolean,
) => Object.fromEntries(Object.entries(record).filter(([name]) => !isLeftOut(name)))
