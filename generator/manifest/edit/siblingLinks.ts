import type { Node } from 'ts-morph'
import * as z from 'zod'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { formatPath, type ModelPath, valueAt } from '../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../locate.ts'
import { schemaAt } from '../schemaWalk.ts'
import { pageReferences } from './pageReferences.ts'
import { isLiteralList } from './textEdit.ts'

/** A list that links to most siblings of a new page, so that it should link to the new page too. */
export type SiblingList = {
  /** The path of the list, e.g. `['footer', 'groups', 0, 'links']`. */
  readonly path: ModelPath
  /** The index of the entry with the last sibling. */
  readonly last: number
  /** The path of the page to which that entry links. */
  readonly sibling: string
}

/** The lists to which a link is added, and those that are left out, each with a reason as a sentence. */
export type SiblingLinks = {
  readonly lists: readonly SiblingList[]
  readonly skipped: readonly (SiblingList & { readonly reason: string })[]
}

/**
 * Finds the lists of the footer and the sections that link to more than half of the siblings of a path,
 * and to at least two. The siblings are the pages with the same parent that search engines may list.
 * The menu is left out: a page gets a menu item only on request.
 */
export function siblingLinks(site: Site, source: ManifestSource, path: string): SiblingLinks {
  const seen = new Set<Node>()
  const menu = menuLists(site, source)
  const lists: SiblingList[] = []
  const skipped: (SiblingList & { reason: string })[] = []
  for (const list of listsOf(site, siblingsOf(site, path))) {
    const node = source.node(list.path, false)
    // Several places can use the same list.
    if (seen.has(node)) continue
    seen.add(node)
    const reason = limitOf(site, list) ?? computedReason(site, node, list) ?? menu.get(node)
    if (reason === undefined) lists.push(list)
    else skipped.push({ ...list, reason })
  }
  return { lists, skipped }
}

/** The lists of menu items, with the reason why they get no other links. */
const menuLists = (site: Site, source: ManifestSource): ReadonlyMap<Node, string> =>
  new Map(
    [['navigation'], ...site.navigation.map((_, index) => ['navigation', index, 'children'])].map(
      (path) => [
        source.node(path, false),
        'The menu uses the same list. A page gets a menu item only on request.',
      ],
    ),
  )

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

const siblingsOf = (site: Site, path: string): ReadonlySet<string> =>
  new Set(
    Object.entries(site.routes).flatMap(([other, route]) =>
      other !== '/' && parentOf(other) === parentOf(path) && 'sections' in route && route.indexed
        ? [other]
        : [],
    ),
  )

/** The lists that link to at least two and more than half of the siblings. */
function listsOf(site: Site, siblings: ReadonlySet<string>): SiblingList[] {
  const lists = new Map<string, { list: SiblingList; linked: Set<string> }>()
  for (const { path, page } of pageReferences(site)) {
    const at = path.findLastIndex((key) => typeof key === 'number')
    const last = path[at]
    if (
      path[0] === 'redirects' ||
      path[0] === 'navigation' ||
      typeof last !== 'number' ||
      !siblings.has(page)
    )
      continue
    const list = { path: path.slice(0, at), last, sibling: page }
    const key = formatPath(list.path)
    const known = lists.get(key)
    lists.set(key, { list, linked: new Set([...(known?.linked ?? []), page]) })
  }
  return [...lists.values()].flatMap(({ list, linked }) =>
    linked.size > 1 && linked.size > siblings.size / 2 ? [list] : [],
  )
}

/** Why the schema does not allow a further entry. Undefined if it does. */
function limitOf(site: Site, { path, last }: SiblingList): string | undefined {
  const schema = schemaAt(siteSchema, site, path)
  const values = valueAt(site, path)
  if (schema === undefined || !Array.isArray(values)) return 'It is not a list.'
  const issues = z.safeParse(schema, [...values, values[last]]).error?.issues ?? []
  const limit = issues.find((issue) => issue.code === 'too_big' && issue.path.length === 0)
  return limit?.code === 'too_big' ? `It can have at most ${limit.maximum} entries.` : undefined
}

function computedReason(site: Site, node: Node, { path }: SiblingList): string | undefined {
  const values = valueAt(site, path)
  return Array.isArray(values) && isLiteralList(node, values.length)
    ? undefined
    : 'It is computed, so add the entry yourself.'
}
