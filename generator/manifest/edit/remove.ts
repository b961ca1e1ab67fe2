import { SyntaxKind } from 'ts-morph'
import * as z from 'zod'
import { textRegistry } from '../../../src/model/text.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { UsageError } from '../../diagnostics/console.ts'
import { formatPath, type ModelPath, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import { isBelow, valueAt } from '../values.ts'
import { toCode } from '../code.ts'
import { locationOf, type ManifestSource } from '../locate.ts'
import { isOptionalAt, markedValues, schemaAt } from '../schemaWalk.ts'
import { pageReferences, type PageReference } from './references.ts'
import { insertRedirects, redirectList, requirePage } from './rename.ts'
import type { RemovalRequest } from './requests.ts'
import { literalText } from './literals.ts'
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

/** The links in the menu and in the footer beside which another one leads to the page `redirect` too. */
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

/**
 * The values that are removed with references. No list becomes too short: with its last entry, an optional
 * list is removed, or the entry that contains it and has only a name. Otherwise only optional links are.
 */
export function removedValues(
  site: Site,
  references: readonly PageReference[],
  staying: readonly PageReference[],
): Map<PageReference, ModelPath> {
  const hasLinks = (path: ModelPath) => staying.some((reference) => isBelow(reference.path, path))
  const removals = new Map(
    references.flatMap((reference) => {
      const path = removablePath(site, reference.path, hasLinks)
      return path === undefined ? [] : [[reference, path]]
    }),
  )
  // It ends, because no round removes a reference with an entry of its list: at most with a value around the list.
  for (;;) {
    const list = shortList(site, [...removals.values()])
    if (list === undefined) return removals
    keepEntries(site, removals, list, hasLinks)
  }
}

/**
 * One round: references in a list that would be too short are no longer removed with its entries. Instead, an empty
 * list is removed, or else only optional links.
 */
function keepEntries(
  site: Site,
  removals: Map<PageReference, ModelPath>,
  list: { readonly path: ModelPath; readonly isEmpty: boolean },
  hasLinks: HasLinks,
): void {
  const instead = list.isEmpty ? removableList(site, list.path, hasLinks) : undefined
  for (const [reference, path] of removals) {
    if (!isBelow(path, list.path)) continue
    const link = isOptionalAt(siteSchema, site, reference.path) ? reference.path : undefined
    const remove = instead ?? link
    if (remove === undefined) removals.delete(reference)
    else removals.set(reference, remove)
  }
}

type HasLinks = (path: ModelPath) => boolean

/**
 * The path of the value that can be removed with a reference: an optional property, or an entry of a list
 * unless it has other links, or further texts that make sense without the link.
 */
function removablePath(site: Site, path: ModelPath, hasLinks: HasLinks): ModelPath | undefined {
  const owner = path.slice(0, -1)
  const isEntry = typeof owner.at(-1) === 'number' && !hasLinks(owner)
  if (isOptionalAt(siteSchema, site, path)) return isEntry && hasOnlyName(site, path) ? owner : path
  return isEntry ? owner : undefined
}

/** A list that becomes empty or too short if values are removed. */
function shortList(site: Site, removed: readonly ModelPath[]) {
  for (const path of removed) {
    const list = path.slice(0, -1)
    const values = valueAt(site, list)
    if (!Array.isArray(values)) continue
    const rest = values.filter(
      (_, index) => !removed.some((other) => formatPath(other) === formatPath([...list, index])),
    )
    const schema = schemaAt(siteSchema, site, list)
    const issues = (schema && z.safeParse(schema, rest).error?.issues) ?? []
    const isShort = issues.some(({ code, path: at }) => code === 'too_small' && at.length === 0)
    if (rest.length === 0 || isShort) return { path: list, isEmpty: rest.length === 0 }
  }
  return undefined
}

/** What can be removed instead of all entries of a list: its property, or the entry that contains it. */
function removableList(site: Site, list: ModelPath, hasLinks: HasLinks): ModelPath | undefined {
  if (isOptionalAt(siteSchema, site, list)) return list
  const owner = list.slice(0, -1)
  const isEntry = typeof owner.at(-1) === 'number' && !hasLinks(owner)
  return isEntry && hasOnlyName(site, list) ? owner : undefined
}

/** Whether an object has at most one text outside of a property. */
function hasOnlyName(site: Site, path: ModelPath): boolean {
  const owner = path.slice(0, -1)
  const schema = schemaAt(siteSchema, site, owner)
  const texts = schema === undefined ? [] : markedValues(textRegistry, schema, valueAt(site, owner))
  const others = texts.filter(
    ({ value, path: [key] }) => key !== path.at(-1) && value !== undefined,
  )
  return others.length <= 1
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
