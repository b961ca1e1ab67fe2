import { Node } from 'ts-morph'
import * as z from 'zod'
import { referenceRegistry } from '../../../src/model/reference.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { formatPath, isObject, valueAt, type ModelPath } from '../../diagnostics/diagnostic.ts'
import { capitalize, toCode } from '../../text.ts'
import type { ManifestSource } from '../locate.ts'
import { ancestorsOf } from '../pages.ts'
import { isOptional, schemaAt } from '../schemaWalk.ts'
import { pageTemplate, titleCode, type NewPage } from './pageTemplates.ts'
import { pageReferences } from './references.ts'
import { requireFreePath } from './rename.ts'
import type { NewPageRequest } from './requests.ts'
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
  const text = pageTemplate(request.template).write(page, site)
  const previous = previousPage(Object.keys(site.routes), request.path)
  const after = source.node(['routes', previous], true)
  // If routes are spread from several files, the page is added to the file of the previous page.
  const routes = after.getParent()
  if (!Node.isPropertyAssignment(after) || !Node.isObjectLiteralExpression(routes)) {
    throw new ComputedError(source, [{ path: ['routes', previous] }])
  }
  const edits = insertEntry(routes, `\n${text}`, after)
  for (const list of linksToAdd(site, source, request).lists) {
    const node = source.node(list.path, false)
    if (!Node.isArrayLiteralExpression(node)) throw new ComputedError(source, [list])
    const entry = linkEntry(site, list, { path: page.path, titleCode: titleCode(page) })
    edits.push(...insertEntry(node, entry, node.getElements()[list.last]))
  }
  if (request.menu !== undefined && request.menu !== false) {
    const words = request.menu === true ? page.title : request.menu
    const menu = menuEdits(site, source, request.path, words)
    if (menu === undefined) throw new ComputedError(source, [{ path: ['navigation'] }])
    edits.push(...menu)
  }
  return edits
}

/** The lists that get a link to the new page. */
export const linksToAdd = (
  site: Site,
  source: ManifestSource,
  { path, links = true }: NewPageRequest,
): SiblingLinks => (links ? siblingLinks(site, source, path) : { lists: [], skipped: [] })

/** The page after which the new page is added: the last one below the same parent, or the parent. */
function previousPage(paths: readonly string[], path: string): string {
  for (const parent of ancestorsOf(path)) {
    if (parent === '/') break
    const siblings = paths.filter((other) => other === parent || other.startsWith(`${parent}/`))
    if (siblings.length > 0) return siblings.at(-1) ?? parent
  }
  return paths.at(-1) ?? '/'
}

function newPage(site: Site, { path, title }: NewPageRequest): NewPage {
  const parent = ancestorsOf(path)
    .map((ancestor) => ({ path: ancestor, page: site.routes[ancestor] }))
    .find(({ page }) => page !== undefined && !('alias' in page))
  const page = parent?.page
  const known = page !== undefined && !('alias' in page) ? page : undefined
  const parentTitle =
    parent === undefined || parent.path === '/' ? 'Home' : (known?.title ?? 'Home')
  const [anyImage] = Object.keys(site.media.images)
  return {
    path,
    title: title ?? uniqueTitle(site, titleFrom(path), parentTitle),
    hasSampleTitle: title === undefined,
    parent: { path: parent?.path ?? '/', title: parentTitle },
    image: known?.hero.images[0] ?? anyImage,
  }
}

function uniqueTitle(site: Site, words: string, parent: string): string {
  const taken = Object.values(site.routes).some((page) => 'title' in page && page.title === words)
  return taken ? `${parent} - ${words}` : words
}

const titleFrom = (path: string) =>
  (path.split('/').at(-1) ?? '').split('-').map(capitalize).join(' ')

/** A list that links to most siblings of a new page, so that it should link to the new page too. */
type SiblingList = {
  /** The path of the list, e.g. `['footer', 'groups', 0, 'links']`. */
  readonly path: ModelPath
  /** The index of the entry with the last sibling. */
  readonly last: number
  /** The path of the page to which that entry links. */
  readonly sibling: string
}

/** The lists to which a link is added, and those that are left out, each with a reason as a sentence. */
type SiblingLinks = {
  readonly lists: readonly SiblingList[]
  readonly skipped: readonly (SiblingList & { readonly reason: string })[]
}

/**
 * Finds the lists of the footer and the sections that link to more than half of the siblings of a path,
 * and to at least two. The siblings are the pages with the same parent that search engines may list.
 * The menu is left out: a page gets a menu item only on request.
 */
function siblingLinks(site: Site, source: ManifestSource, path: string): SiblingLinks {
  const seen = new Set<Node>()
  const menu = menuLists(site, source)
  const lists: SiblingList[] = []
  const skipped: (SiblingList & { reason: string })[] = []
  for (const list of listsOf(site, siblingsOf(site, path))) {
    const node = source.node(list.path, false)
    // Several places can use the same list.
    if (seen.has(node)) continue
    seen.add(node)
    const reason = limitOf(site, list) ?? computedReason(site, source, list) ?? menu.get(node)
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

const computedReason = (site: Site, source: ManifestSource, { path }: SiblingList) =>
  literalList(site, source, path) === undefined
    ? 'It is computed, so add the entry yourself.'
    : undefined

/** The page to which a new entry links. */
type LinkedPage = {
  readonly path: string
  /** The code of its title. */
  readonly titleCode: string
}

/**
 * The code of a list's new entry, with the properties of the entry of the last sibling: its link leads
 * to the new page, its title is the one of the page, and other texts are placeholders. Optional icons,
 * images and lists are left out.
 */
function linkEntry(site: Site, list: SiblingList, page: LinkedPage): string {
  const path = [...list.path, list.last]
  return codeOf(schemaAt(siteSchema, site, path), valueAt(site, path), list, page) ?? '{}'
}

/** The properties that contain the name of an entry, in order of preference. */
const NAMES = ['title', 'text', 'term']

/** The code of a value. Undefined if the property is left out. */
function codeOf(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  list: SiblingList,
  page: LinkedPage,
): string | undefined {
  if (!(schema instanceof z.ZodObject) || !isObject(value)) {
    if (schema instanceof z.ZodArray && Array.isArray(value)) {
      const first = codeOf(schema.element, value[0], list, { ...page, titleCode: SAMPLE_TEXT })
      return `[${first ?? ''}]`
    }
    return schema instanceof z.ZodString ? SAMPLE_TEXT : linkOr(schema, value, list, page)
  }
  const name = NAMES.find((key) => typeof value[key] === 'string')
  const properties = Object.entries(value).flatMap(([key, item]): string[] => {
    const property: z.core.$ZodType | undefined = schema.shape[key]
    if (property === undefined || isDefault(property, item)) return []
    const inner = schemaAt(property, item, [])
    const code = key === name ? page.titleCode : codeOf(inner, item, list, page)
    if (code === undefined || (isOptional(property) && canBeLeftOut(inner))) return []
    return [`${key}: ${code}`]
  })
  return `{ ${properties.join(', ')} }`
}

const SAMPLE_TEXT = `sample(${toCode('What the page is about, in one sentence.')})`

/** A reference, a number or a fixed value. A link to the sibling leads to the new page instead. */
function linkOr(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  { sibling }: SiblingList,
  { path }: LinkedPage,
): string {
  const isLink = schema !== undefined && isPageLink(schema)
  const leadsToSibling = isLink && String(value).split('#', 1)[0] === sibling
  return toCode(leadsToSibling ? path : value)
}

const isPageLink = (schema: z.core.$ZodType) => {
  const kind = referenceRegistry.get(schema)?.kind
  return kind === 'link' || kind === 'page'
}

const canBeLeftOut = (schema: z.core.$ZodType | undefined) =>
  schema instanceof z.ZodArray ||
  (schema !== undefined && referenceRegistry.has(schema) && !isPageLink(schema))

/** Whether the manifest can omit a property, because the value is the default. */
const isDefault = (schema: z.core.$ZodType, value: unknown) =>
  toCode(z.safeParse(schema, undefined).data) === toCode(value)

/** Adds a menu item for a page: below the closest ancestor in the menu, otherwise at the end of the menu. */
function menuEdits(
  site: Site,
  source: ManifestSource,
  path: string,
  text: string,
): TextEdit[] | undefined {
  const item = toCode({ text, to: path })
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
