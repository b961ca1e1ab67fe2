import * as z from 'zod'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { UsageError } from '../../diagnostics/console.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { schemaAt } from '../schemaWalk.ts'
import { requirePage } from './moves.ts'
import { pageReferences, type PageReference } from './pageReferences.ts'

/** The arguments of `site remove`. */
export type RemovalRequest = {
  readonly path: string
  /** Remove the pages below it too. */
  readonly children: boolean
  /** The page that the old path redirects to. Default: no redirect. */
  readonly redirect?: string
  /** Remove menu items, footer links, cards and optional links that lead to the page. */
  readonly removeLinks: boolean
}

/** What happens to a reference: the value at `remove` is removed, or it leads to the page `to`, or it stays. */
export type ReferenceEdit = PageReference & { readonly remove?: ModelPath; readonly to?: string }

/** The pages to remove and what happens to the references to them. */
export type RemovalPlan = {
  readonly pages: readonly string[]
  /** The pages below a removed page that stay. */
  readonly staying: readonly string[]
  readonly redirect?: string
  /** References in the removed pages are not included. */
  readonly references: readonly ReferenceEdit[]
}

/** Plans the removal of a page. Throws a usage error if a path is invalid. */
export function planRemoval(site: Site, request: RemovalRequest): RemovalPlan {
  const { children, redirect, removeLinks } = request
  const path = requirePage(site, request.path)
  if (path === '/') throw new UsageError('The home page cannot be removed.')
  const below = Object.keys(site.routes).filter((other) => other.startsWith(`${path}/`))
  const pages = new Set([path, ...(children ? below : [])])
  if (redirect !== undefined) requireTarget(site, redirect, pages)
  const all = pageReferences(site).filter((reference) => !isInPages(reference, pages))
  const references = all
    .filter(({ page }) => pages.has(page))
    .map((reference): ReferenceEdit => {
      const remove = removeLinks ? removablePath(site, reference, all, pages) : undefined
      // With a new page, existing redirects lead to it.
      const keeps = redirect !== undefined && reference.path[0] === 'redirects'
      if (remove !== undefined && !keeps) return { ...reference, remove }
      if (redirect === undefined) return reference
      const isAlias = reference.path.at(-1) === 'sameAs'
      return { ...reference, to: isAlias ? canonicalPath(site, redirect) : redirect }
    })
  return {
    pages: [...pages],
    staying: children ? [] : below,
    ...(redirect === undefined ? {} : { redirect }),
    references,
  }
}

function requireTarget(site: Site, redirect: string, pages: ReadonlySet<string>): void {
  requirePage(site, redirect)
  if (!pages.has(canonicalPath(site, redirect)) && !pages.has(redirect)) return
  const reason = pages.has(redirect) ? 'is removed too' : 'is an alias of a removed page'
  throw new UsageError(`${JSON.stringify(redirect)} ${reason}. Choose another page for --redirect.`)
}

const canonicalPath = (site: Site, path: string): string => {
  const route = site.routes[path]
  return route !== undefined && 'sameAs' in route ? route.sameAs : path
}

const isInPages = ({ path: [root, page] }: PageReference, pages: ReadonlySet<string>) =>
  root === 'routes' && pages.has(String(page))

/**
 * The path of the value that can be removed with a reference: an optional property, or an entry of a
 * list unless it has links to other pages.
 */
function removablePath(
  site: Site,
  { path }: PageReference,
  all: readonly PageReference[],
  pages: ReadonlySet<string>,
): ModelPath | undefined {
  const owner = path.slice(0, -1)
  const schema = schemaAt(siteSchema, site, owner)
  const property = schema instanceof z.ZodObject ? schema.shape[String(path.at(-1))] : undefined
  if (property instanceof z.ZodOptional) return path
  if (typeof owner.at(-1) !== 'number') return undefined
  const hasOtherLinks = all.some(
    (other) => owner.every((key, index) => other.path[index] === key) && !pages.has(other.page),
  )
  return hasOtherLinks ? undefined : owner
}
