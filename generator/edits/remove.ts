import { SyntaxKind } from 'ts-morph'
import type { Site } from '../../src/site/site.ts'
import { UsageError } from '../diagnostics/commandRun.ts'
import type { ModelPath, SourceLocation } from '../diagnostics/diagnostic.ts'
import { toCode } from '../code/code.ts'
import { locationOf, type ManifestSource } from '../manifest/locate.ts'
import { pageReferences, removedValues, type PageReference } from '../manifest/pageReferences.ts'
import { insertRedirects, redirectList, requirePage } from './rename.ts'
import type { RemovalRequest } from './pageRequests.ts'
import { literalText } from '../code/literals.ts'
import { replaceLiterals, unlink } from './replaceLiterals.ts'
import { ComputedError, entryAt, removeEntry, type TextEdit } from './textEdit.ts'

/** What happens to a reference: the value at `remove` is removed (of a link in a text only the link), or it leads to the page `to`, or it stays. */
export type ReferenceEdit = PageReference & { readonly remove?: ModelPath; readonly to?: string }

/** The pages to remove and what happens to the references to them. */
export type RemovalPlan = ReturnType<typeof planRemoval>

/** Plans the removal of a page. Throws a usage error if a path is invalid. */
export function planRemoval(site: Site, request: RemovalRequest) {
  const { children, redirect, removeLinks } = request
  const path = requirePage(site, request.path)
  if (path === '/') throw new UsageError('The home page cannot be removed.')
  const below = Object.keys(site.routes).filter((other) => other.startsWith(`${path}/`))
  const pages = new Set([path, ...(children ? below : [])])
  if (redirect !== undefined) requireTarget(site, redirect, pages)
  const all = pageReferences(site).filter((reference) => !isInPages(reference, pages))
  const leading = all.filter(({ page }) => pages.has(page))
  // With a new page, existing redirects lead to it.
  const staying = all.filter(({ page }) => !pages.has(page))
  const removable = removeLinks
    ? leading.filter(({ path: [root] }) => redirect === undefined || root !== 'redirects')
    : repeatedLinks(leading, staying, redirect)
  const isInText = ({ link }: PageReference) => link !== undefined
  const removals = removedValues(
    site,
    removable.filter((reference) => !isInText(reference)),
    staying,
  )
  for (const reference of removable.filter(isInText)) removals.set(reference, reference.path)
  const references = leading.map((reference): ReferenceEdit => {
    const remove = removals.get(reference)
    if (remove !== undefined) return { ...reference, remove }
    if (redirect === undefined) return reference
    const isAlias = reference.path.at(-1) === 'alias'
    return { ...reference, to: isAlias ? canonicalPath(site, redirect) : redirect }
  })
  return {
    pages: [...pages],
    /** The pages below a removed page that stay. */
    staying: children ? [] : below,
    redirect,
    /** References in the removed pages are not included. */
    references,
  }
}

/** The links in the menu and in the footer that would be there twice, because another one there leads to the page `redirect` too. */
const repeatedLinks = (
  references: readonly PageReference[],
  staying: readonly PageReference[],
  redirect: string | undefined,
) =>
  ['navigation', 'footer'].flatMap((root) => {
    const links = references.filter(({ path }) => redirect !== undefined && path[0] === root)
    const hasOwn = staying.some(({ path, value }) => path[0] === root && value === redirect)
    return hasOwn ? links : links.slice(1)
  })

function requireTarget(site: Site, redirect: string, pages: ReadonlySet<string>): void {
  requirePage(site, redirect)
  if (!pages.has(canonicalPath(site, redirect)) && !pages.has(redirect)) return
  const reason = pages.has(redirect) ? 'is removed too' : 'is an alias of a removed page'
  throw new UsageError(`${JSON.stringify(redirect)} ${reason}. Choose another page for --redirect.`)
}

const canonicalPath = (site: Site, path: string): string => {
  const route = site.routes[path]
  return route !== undefined && 'alias' in route ? route.alias : path
}

const isInPages = ({ path: [root, page] }: PageReference, pages: ReadonlySet<string>) =>
  root === 'routes' && pages.has(String(page))

/** Where a reference is: the entry of a list that contains it, or its value. */
export function locateReference(
  site: Site,
  source: ManifestSource,
  { path, link }: PageReference,
): SourceLocation {
  // A link that several lists share is reported in each list.
  const entry = link === undefined ? entryAt(site, source, path.slice(0, -1)) : undefined
  return entry === undefined ? source.locate(path, false, link?.target.start) : locationOf(entry)
}

/** Removes pages from the files of the manifest, and removes or changes the references to them. */
export function removePages(site: Site, source: ManifestSource, plan: RemovalPlan): TextEdit[] {
  const { pages, redirect, references } = plan
  const entries = removedPaths(plan).map((path) => ({ path, entry: entryAt(site, source, path) }))
  const literals = replaceLiterals(
    source,
    references.flatMap(({ path, value, to, link }) =>
      to === undefined ? [] : [{ path, atKey: false, value, to, link }],
    ),
  )
  const unlinked = references.flatMap(({ path, value, remove, link }) =>
    remove === undefined || link === undefined
      ? []
      : [{ path, value, edits: unlink(source.node(path, false), link) }],
  )
  const redirects = redirect === undefined ? undefined : redirectList(site, source)
  const manualEdits = [
    ...entries.filter(({ entry }) => entry === undefined),
    ...(redirect === undefined || redirects !== undefined ? [] : [{ path: ['redirects'] }]),
    ...literals.manualEdits,
    ...unlinked.filter(({ edits }) => edits === undefined),
  ]
  if (manualEdits.length > 0) throw new ComputedError(source, manualEdits)
  const added = pages.map((from) => toCode({ from, to: redirect }).text)
  return [
    ...entries.flatMap(({ entry }) => (entry === undefined ? [] : [removeEntry(entry)])),
    ...literals.edits,
    ...unlinked.flatMap(({ edits = [] }) => edits),
    ...(redirects === undefined ? [] : insertRedirects(redirects, added)),
  ]
}

const removedPaths = ({ pages, references }: RemovalPlan): ModelPath[] => [
  ...pages.map((page) => ['routes', page]),
  ...references.flatMap(({ remove, link }) =>
    remove === undefined || link !== undefined ? [] : [remove],
  ),
]

/** The strings that still contain the path of a removed page, except redirects. The site does not use them. */
export function remainingPaths(
  source: ManifestSource,
  { pages, redirect }: RemovalPlan,
): { readonly path: string; readonly at: SourceLocation }[] {
  const redirects = redirect === undefined ? undefined : source.node(['redirects'], false)
  const literals = source
    .syntax()
    .flatMap((file) => [
      ...file.getDescendantsOfKind(SyntaxKind.StringLiteral),
      ...file.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
    ])
  return literals.flatMap((node) => {
    const text = literalText(node) ?? ''
    const isPath = pages.some((page) => text === page || text.startsWith(`${page}#`))
    const isRedirect = node.getAncestors().some((ancestor) => ancestor === redirects)
    return isPath && !isRedirect ? [{ path: text, at: locationOf(node) }] : []
  })
}
