import * as z from 'zod'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { isBelow, property, valueAt } from './modelValues.ts'
import type { TextLink } from '../../src/model/markdown.ts'
import { isOptionalAt, markedValues, nameKey, referencesIn, schemaAt } from './schemaWalk.ts'
import { NOT_FOUND_PATH, pageName } from './sitePages.ts'
import { inWords } from '../text.ts'

/** A value of the manifest that refers to a page. */
export type PageReference = {
  readonly path: ModelPath
  /** The value as written, e.g. `/contact-us#form`. */
  readonly value: string
  /** The path of the page, e.g. `/contact-us`. It may not exist. */
  readonly page: string
  /** The id of the section after `#`. Default: none. */
  readonly anchor?: string
  /** The link in the text at the path. Default: the value at the path is the reference. */
  readonly link?: TextLink | undefined
}

/** All references to pages of the site, in the order of the manifest. */
export const pageReferences = (site: Site): PageReference[] =>
  referencesIn(siteSchema, site).flatMap(({ kind, name: value, path, link }) => {
    const isPage = kind === 'page' || (kind === 'link' && value.startsWith('/'))
    const [page = '', anchor] = value.split('#')
    return isPage ? [{ path, value, page, link, ...(anchor === undefined ? {} : { anchor }) }] : []
  })

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
  const texts = schema === undefined ? [] : markedValues(['text'], schema, valueAt(site, owner))
  const others = texts.filter(
    ({ value, path: [key] }) => key !== path.at(-1) && value !== undefined,
  )
  return others.length <= 1
}

/** Describes a reference to a page in words, e.g. `menu item “Services”`. */
export function describeReference(
  site: Site,
  { path, link }: Pick<PageReference, 'path' | 'link'>,
): string {
  const [root, name, part] = path
  const text = link === undefined ? label(site, path) : ` “${link.text}”`
  if (root === 'navigation') return `menu item${text}`
  if (root === 'footer') return `footer link${text}`
  if (root === 'redirects') return `redirect from ${site.redirects[Number(name)]?.from}`
  if (root === 'routes' && part === 'alias') return `alias ${name}`
  const isOnPages = ['routes', 'notFound', 'announcement'].includes(String(root))
  return isOnPages ? `link${text} ${describeList(site, path)}` : ownerOf(site, path)
}

/** Where a list of links or another value is, in words, e.g. `in the section “Prices” of the page “Services”`. */
export function describeList(site: Site, path: ModelPath): string {
  const [root, , part] = path
  if (root === 'footer') return 'in the footer of every page'
  if (root === 'notFound') return 'on the not-found page'
  if (root !== 'routes') return `in the ${ownerOf(site, path)}`
  if (part !== 'sections') return `at the top of the ${ownerOf(site, path)}`
  const heading = property(valueAt(site, path.slice(0, 4)), 'heading')
  return `in the section “${String(heading)}” of the ${ownerOf(site, path)}`
}

/** The title of the card or the text of the link that contains the reference, with a space before it. */
function label(site: Site, path: ModelPath): string {
  const owner = path.slice(0, -1)
  const text = valueAt(site, [...owner, nameKey(schemaAt(siteSchema, site, owner)) ?? ''])
  return text === undefined ? '' : ` “${String(text)}”`
}

/** The parts of the site that contain values, without duplicates. */
export const ownersOf = (site: Site, paths: readonly ModelPath[]) => [
  ...new Set(paths.map((path) => ownerOf(site, path))),
]

/** The part of the site that contains a value, e.g. `page “About Us”`, `form “Contact”` or `menu`. */
export function ownerOf(site: Site, [root = '', name = '']: ModelPath): string {
  const named = (kind: string, title: string | undefined) => `${kind} “${title ?? name}”`
  switch (root) {
    case 'routes':
      return named('page', pageName(site, String(name)))
    case 'notFound':
      return named('page', pageName(site, NOT_FOUND_PATH))
    case 'forms':
      return named('form', site.forms[name]?.label)
    case 'events':
      return named('event', site.events[name]?.name)
    case 'places':
      return named('place', site.places[name]?.name)
    case 'navigation':
      return 'menu'
    default:
      return inWords(String(root))
  }
}
