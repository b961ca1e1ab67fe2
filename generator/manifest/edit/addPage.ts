import { Node } from 'ts-morph'
import type { Site } from '../../../src/site/site.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../locate.ts'
import type { EditResult } from './editResult.ts'
import { requireFreePath } from './moves.ts'
import { ancestors, menuEdits } from './menuEdits.ts'
import { linkEntry } from './linkEntry.ts'
import { siblingLinks, type SiblingLinks } from './siblingLinks.ts'
import { pageTemplate, titleCode, type NewPage } from './pageTemplates.ts'
import { applyEdits, insertEntry } from './textEdit.ts'

/** The options of `site add page`. */
export type PageRequest = {
  readonly path: string
  /** The name of a page template. */
  readonly template: string
  /** The title. Default: the last segment of the path as words. */
  readonly title?: string
  /** The text of its menu item, or `true` for the title. Default: no menu item. */
  readonly menu?: string | true
  /** Whether the lists that link to most of its siblings link to it too. Default: true. */
  readonly links?: boolean
}

/**
 * Adds a page to `routes`, after the pages with a similar path, to the lists that link to its siblings,
 * and to the menu if requested.
 */
export function addPage(site: Site, source: ManifestSource, request: PageRequest): EditResult {
  requireFreePath(site, request.path)
  const page = newPage(site, request)
  const text = pageTemplate(request.template).write(page, site)
  const previous = previousPage(Object.keys(site.routes), request.path)
  const after = source.node(['routes', previous], true)
  // If routes are spread from several files, the page is added to the file of the previous page.
  const routes = after.getParent()
  if (!Node.isPropertyAssignment(after) || !Node.isObjectLiteralExpression(routes)) {
    return manualEdit(['routes', previous])
  }
  const edits = insertEntry(routes, `\n${text}`, after)
  for (const list of linksToAdd(site, source, request).lists) {
    const node = source.node(list.path, false)
    if (!Node.isArrayLiteralExpression(node)) return manualEdit(list.path)
    const entry = linkEntry(site, list, { path: page.path, titleCode: titleCode(page) })
    edits.push(...insertEntry(node, entry, node.getElements()[list.last]))
  }
  if (request.menu !== undefined) {
    const words = request.menu === true ? page.title : request.menu
    const menu = menuEdits(site, source, request.path, words)
    if (menu === undefined) return manualEdit(['navigation'])
    edits.push(...menu)
  }
  return { texts: applyEdits(source, edits), manualEdits: [] }
}

/** The lists that get a link to the new page. */
export const linksToAdd = (
  site: Site,
  source: ManifestSource,
  { path, links = true }: PageRequest,
): SiblingLinks => (links ? siblingLinks(site, source, path) : { lists: [], skipped: [] })

const manualEdit = (path: ModelPath): EditResult => ({
  texts: undefined,
  manualEdits: [{ path }],
})

/** The page after which the new page is added: the last one below the same parent, or the parent. */
function previousPage(paths: readonly string[], path: string): string {
  for (const parent of ancestors(path)) {
    if (parent === '/') break
    const siblings = paths.filter((other) => other === parent || other.startsWith(`${parent}/`))
    if (siblings.length > 0) return siblings.at(-1) ?? parent
  }
  return paths.at(-1) ?? '/'
}

function newPage(site: Site, { path, title }: PageRequest): NewPage {
  const parent = ancestors(path)
    .map((ancestor) => ({ path: ancestor, page: site.routes[ancestor] }))
    .find(({ page }) => page !== undefined && !('sameAs' in page))
  const page = parent?.page
  const known = page !== undefined && !('sameAs' in page) ? page : undefined
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
  (path.split('/').at(-1) ?? '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
