import { isDeepStrictEqual } from 'node:util'
import { Node } from 'ts-morph'
import * as z from 'zod'
import { roleOf } from '../../src/model/role.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { isObject } from '../../src/model/json.ts'
import { valueAt } from '../manifest/modelValues.ts'
import { capitalize } from '../text.ts'
import { toCode, type Code } from '../code/code.ts'
import { today } from '../manifest/dates.ts'
import type { ManifestSource } from '../manifest/locate.ts'
import { ancestorsOf, sitePages } from '../manifest/sitePages.ts'
import { isOptional, nameKey, schemaAt } from '../manifest/schemaWalk.ts'
import { pageCode, pageTemplate, SUMMARY, titleCode, type NewPage } from './pageTemplates.ts'
import { declaredNames } from './samples.ts'
import { describeList, pageReferences } from '../manifest/pageReferences.ts'
import { requireFreePath } from './rename.ts'
import type { NewPageRequest } from './pageRequests.ts'
import {
  ComputedError,
  insertEntry,
  insertProperty,
  literalList,
  type TextEdit,
} from './textEdit.ts'

/**
 * Adds a page to `routes`, after the pages with a similar path, to the lists that link to its siblings,
 * and to the menu if requested.
 */
export function addPage(site: Site, source: ManifestSource, request: NewPageRequest): TextEdit[] {
  requireFreePath(site, request.path)
  const page = newPage(site, request)
  const names = { ...declaredNames(site), link: linkedPages(site, page) }
  const { text } = pageCode(page, pageTemplate(request.template), names)
  const previous = previousPage(Object.keys(site.routes), request.path)
  const after = source.node(['routes', previous], true)
  // If routes are spread from several files, the page is added to the file of the previous page.
  const routes = after.getParent()
  if (!Node.isPropertyAssignment(after) || !Node.isObjectLiteralExpression(routes)) {
    throw new ComputedError(source, [{ path: ['routes', previous] }])
  }
  return [...insertEntry(routes, `\n${text}`, after), ...linkEdits(site, source, request, page)]
}

/** The edits that add links to a new page, and its menu item. */
export function linkEdits(
  site: Site,
  source: ManifestSource,
  request: LinkedPageRequest,
  page: Pick<NewPage, 'path' | 'title' | 'hasSampleTitle'>,
): TextEdit[] {
  const edits: TextEdit[] = []
  for (const list of linksToAdd(site, source, request).lists) {
    const node = source.node(list.path, false)
    if (!Node.isArrayLiteralExpression(node)) throw new ComputedError(source, [list])
    const entry = linkEntry(site, list, page)
    edits.push(...insertEntry(node, toCode(entry).text, node.getElements()[list.last]))
  }
  if (request.menu !== undefined && request.menu !== false) {
    const words = request.menu === true ? page.title : request.menu
    const menu = menuEdits(site, source, request.path, words)
    if (menu === undefined) throw new ComputedError(source, [{ path: ['navigation'] }])
    edits.push(...menu)
  }
  return edits
}

/** The page after which the new page is added: the last one below the same parent, or the parent. */
function previousPage(paths: readonly string[], path: string): string {
  for (const parent of ancestorsOf(path)) {
    const last = paths.findLast((other) => other === parent || other.startsWith(`${parent}/`))
    if (last !== undefined && parent !== '/') return last
  }
  return paths.at(-1) ?? '/'
}

function newPage(site: Site, { path, title }: NewPageRequest): NewPage {
  const [parent] = ancestorsOf(path).flatMap((above) => {
    const page = site.routes[above]
    return page === undefined || 'alias' in page ? [] : [{ path: above, page }]
  })
  const parentTitle = parent?.page.title ?? site.product.name
  const [anyImage] = Object.keys(site.media.images)
  return {
    path,
    title: title ?? uniqueTitle(site, path, parentTitle),
    hasSampleTitle: title === undefined,
    parent: { path: parent?.path ?? '/', title: parentTitle },
    image: parent?.page.hero.images[0] ?? anyImage,
    today: today(site.timeZone),
  }
}

/** The pages that a new page can link to: those below it first, then its parent and its siblings. */
function linkedPages(site: Site, { path, parent }: NewPage): readonly string[] {
  const others = sitePages(site).map((page) => page.path)
  const isBelow = (above: string) => (other: string) => other.startsWith(`${above}/`)
  return [
    ...new Set([
      ...others.filter(isBelow(path)),
      parent.path,
      ...others.filter(isBelow(parent.path)),
      ...others,
    ]),
  ]
}

/** The last segment of a path as words, after the title of the parent if a page has this title. */
function uniqueTitle(site: Site, path: string, parent: string): string {
  const words = (path.split('/').at(-1) ?? '').split('-').map(capitalize).join(' ')
  const isTaken = Object.values(site.routes).some((page) => 'title' in page && page.title === words)
  return isTaken ? `${parent} - ${words}` : words
}

/** A list that links to most siblings of a new page, so that it should link to the new page too. */
type SiblingList = {
  /** The path of the list, e.g. `['footer', 'groups', 0, 'links']`. */
  readonly path: ModelPath
  /** The index of the entry with the last sibling. */
  readonly last: number
  /** The path of the page to which that entry links. */
  readonly sibling: string
}

/** The lists that get a link to the new page, and those that are left out, each with a reason as a sentence. */
export function linksToAdd(
  site: Site,
  source: ManifestSource,
  { path, links = true }: LinkedPageRequest,
) {
  const lists: SiblingList[] = []
  const skipped: (SiblingList & { reason: string })[] = []
  const seen = new Set<Node>()
  for (const list of (links && siblingLists(site).get(folderOf(path))) || []) {
    const node = source.node(list.path, false)
    // Several properties can use the same list.
    if (seen.has(node)) continue
    seen.add(node)
    const reason = limitOf(site, list) ?? reasonToSkip(site, source, list.path)
    if (reason === undefined) lists.push(list)
    else skipped.push({ ...list, reason })
  }
  return { lists, skipped }
}

/**
 * The lists of the footer and the sections that link to more than half of the pages below a path, and to at least two, by
 * this path. Only pages count that search engines may list. The menu is left out: a page gets a menu item only on request.
 */
function siblingLists(site: Site): ReadonlyMap<string, readonly SiblingList[]> {
  const siblings = new Map<string, string[]>()
  for (const [path, route] of Object.entries(site.routes)) {
    if (path === '/' || !('sections' in route) || !route.indexed) continue
    siblings.set(folderOf(path), [...(siblings.get(folderOf(path)) ?? []), path])
  }
  const linked = new Map<string, { list: SiblingList; pages: Set<string> }>()
  for (const { path: at, page, link } of pageReferences(site)) {
    const depth = at.findLastIndex((key) => typeof key === 'number')
    const last = at[depth]
    const isLeftOut = at[0] === 'redirects' || at[0] === 'navigation' || link !== undefined
    const isSibling = siblings.get(folderOf(page))?.includes(page) === true
    if (isLeftOut || typeof last !== 'number' || !isSibling) continue
    const list = { path: at.slice(0, depth), last, sibling: page }
    const key = `${formatPath(list.path)} ${folderOf(page)}`
    linked.set(key, { list, pages: new Set(linked.get(key)?.pages).add(page) })
  }
  const lists = new Map<string, SiblingList[]>()
  for (const { list, pages } of linked.values()) {
    const folder = folderOf(list.sibling)
    if (pages.size < 2 || pages.size <= (siblings.get(folder)?.length ?? 0) / 2) continue
    lists.set(folder, [...(lists.get(folder) ?? []), list])
  }
  return lists
}

/** What is before the last segment of a path, e.g. `/services` for `/services/audits`. Empty for `/services`. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Where the pages below each path are linked together, in words, e.g. `in the footer of every page`. */
export const listsOfPages = (site: Site): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...siblingLists(site)].map(([folder, lists]) => [
      folder,
      [
        ...new Set(
          lists
            .filter((list) => limitOf(site, list) === undefined)
            .map(({ path }) => describeList(site, path)),
        ),
      ],
    ]),
  )

/** Why the schema does not allow a further entry. Undefined if it does. */
function limitOf(site: Site, { path, last }: SiblingList): string | undefined {
  const schema = schemaAt(siteSchema, site, path)
  const values = valueAt(site, path)
  if (schema === undefined || !Array.isArray(values)) return 'It is not a list.'
  const issues = z.safeParse(schema, [...values, values[last]]).error?.issues ?? []
  const limit = issues.find((issue) => issue.code === 'too_big' && issue.path.length === 0)
  return limit?.code === 'too_big' ? `It can have at most ${limit.maximum} entries.` : undefined
}

/** Why no link is added to a list in the manifest. Undefined if one is. */
function reasonToSkip(site: Site, source: ManifestSource, path: ModelPath): string | undefined {
  const list = literalList(site, source, path)
  if (list === undefined) return 'It is computed, so add the entry yourself.'
  const menus = site.navigation.map((_, index) => ['navigation', index, 'children'])
  return [['navigation'], ...menus].some((menu) => source.node(menu, false) === list)
    ? 'The menu uses the same list. A page gets a menu item only on request.'
    : undefined
}

/**
 * A list's new entry, with the properties of the entry of the last sibling: its link leads
 * to the new page, its title is the one of the page, and other texts are placeholders. Optional icons,
 * images and lists are left out.
 */
function linkEntry(
  site: Site,
  list: SiblingList,
  page: Pick<NewPage, 'path' | 'title' | 'hasSampleTitle'>,
): unknown {
  const path = [...list.path, list.last]
  return valueLike(schemaAt(siteSchema, site, path), valueAt(site, path), {
    sibling: list.sibling,
    path: page.path,
    title: titleCode(page),
    text: SUMMARY,
  })
}

/** What a new entry has instead of the values of the entry of a sibling. */
type NewEntry = {
  readonly sibling: string
  readonly path: string
  readonly title: Code
  readonly text: Code
}

/** An object or list like another one, a placeholder, a link to the new page, or the same value. */
function valueLike(schema: z.core.$ZodType | undefined, value: unknown, entry: NewEntry): unknown {
  if (schema instanceof z.ZodObject && isObject(value)) {
    const name = nameKey(schema)
    const properties = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
      const property: z.core.$ZodType | undefined = schema.shape[key]
      if (property === undefined || isDefault(property, item)) return []
      const inner = schemaAt(property, item, [])
      if (isOptional(property) && canBeLeftOut(inner)) return []
      return [[key, key === name ? entry.title : valueLike(inner, item, entry)]]
    })
    return Object.fromEntries(properties)
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const inner = { ...entry, title: entry.text }
    return value.slice(0, 1).map((first) => valueLike(schema.element, first, inner))
  }
  if (schema instanceof z.ZodString) return entry.text
  const leadsToSibling = isPageLink(schema) && String(value).split('#', 1)[0] === entry.sibling
  return leadsToSibling ? entry.path : value
}

const referenceKind = (schema: z.core.$ZodType | undefined) => roleOf(schema, 'reference')?.kind

const isPageLink = (schema: z.core.$ZodType | undefined) =>
  ['link', 'page'].includes(referenceKind(schema) ?? '')

const canBeLeftOut = (schema: z.core.$ZodType | undefined) =>
  schema instanceof z.ZodArray || (referenceKind(schema) !== undefined && !isPageLink(schema))

/** Whether the manifest can omit a property, because the value is the default. */
const isDefault = (schema: z.core.$ZodType, value: unknown) =>
  isDeepStrictEqual(z.safeParse(schema, undefined).data, value)

/** What a new page is linked from. */
export type LinkedPageRequest = Pick<NewPageRequest, 'path' | 'menu' | 'links'>

/** Adds a menu item for a page: below the closest ancestor in the menu, otherwise at the end of the menu. */
function menuEdits(
  site: Site,
  source: ManifestSource,
  path: string,
  text: string,
): TextEdit[] | undefined {
  const item = toCode({ text, to: path }).text
  const parent = ancestorsOf(path).find(
    (ancestor) => ancestor !== '/' && site.navigation.some(({ to }) => to === ancestor),
  )
  const index = site.navigation.findIndex(({ to }) => to === parent)
  const menu = source.value(['navigation'])?.resolved
  if (!Node.isArrayLiteralExpression(menu)) return undefined
  if (parent === undefined) return insertEntry(menu, item)
  if (literalList(site, source, ['navigation']) === undefined) return undefined
  const entry = source.value(['navigation', index])
  const children = source.value(['navigation', index, 'children'])?.resolved
  if (Node.isArrayLiteralExpression(children)) return insertEntry(children, item)
  return children === undefined && Node.isObjectLiteralExpression(entry?.resolved)
    ? insertProperty(entry, `children: [${item}]`)
    : undefined
}
