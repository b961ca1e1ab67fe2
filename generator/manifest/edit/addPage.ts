import { Node } from 'ts-morph'
import type { Site } from '../../../src/site/site.ts'
import type { ManifestSource } from '../locate.ts'
import type { EditResult } from './editResult.ts'
import { importSample } from './importSample.ts'
import { requireFreePath } from './moves.ts'
import { pageTemplate, type NewPage } from './pageTemplates.ts'
import { applyEdits, insertEntry, type TextEdit } from './textEdit.ts'
import { toLiteral } from './literal.ts'

/** What is asked of a new page. */
export type PageRequest = {
  readonly path: string
  /** The name of its skeleton. */
  readonly skeleton: string
  /** Its title. Default: the last words of its address. */
  readonly title?: string
  /** The words of its item in the menu, or `true` for its title. Default: it has none. */
  readonly menu?: string | true
}

/** Writes a page into the manifest: among its like in `routes`, and into the menu if asked. */
export function addPage(site: Site, source: ManifestSource, request: PageRequest): EditResult {
  requireFreePath(site, request.path)
  const page = newPage(site, request)
  const text = pageTemplate(request.skeleton).write(page, site)
  const neighbour = neighbourOf(Object.keys(site.routes), request.path)
  const after = source.node(['routes', neighbour], true)
  // Where routes are spread from several files, the page goes into the file of its like.
  const routes = after.getParent()
  if (!Node.isPropertyAssignment(after) || !Node.isObjectLiteralExpression(routes)) {
    return byHand(['routes', neighbour])
  }
  const edits = [...insertEntry(routes, `\n${text}`, after), ...importSample(source, routes)]
  if (request.menu !== undefined) {
    const words = request.menu === true ? page.title : request.menu
    const menu = menuEdits(site, source, request.path, words)
    if (menu === undefined) return byHand(['navigation'])
    edits.push(...menu)
  }
  return { texts: applyEdits(source, edits), manualEdits: [] }
}

const byHand = (path: readonly string[]): EditResult => ({
  texts: undefined,
  manualEdits: [{ path }],
})

/** The addresses above one, the nearest first, the home page last. */
const above = (path: string): string[] => {
  const parent = path.slice(0, path.lastIndexOf('/'))
  return parent === '' ? ['/'] : [parent, ...above(parent)]
}

/** The page after which a new one stands: the last one of its folder, or the one above it. */
function neighbourOf(paths: readonly string[], path: string): string {
  for (const parent of above(path)) {
    if (parent === '/') break
    const near = paths.filter((other) => other === parent || other.startsWith(`${parent}/`))
    if (near.length > 0) return near.at(-1) ?? parent
  }
  return paths.at(-1) ?? '/'
}

function newPage(site: Site, { path, title }: PageRequest): NewPage {
  const parent = above(path)
    .map((address) => ({ path: address, page: site.routes[address] }))
    .find(({ page }) => page !== undefined && !('sameAs' in page))
  const page = parent?.page
  const known = page !== undefined && !('sameAs' in page) ? page : undefined
  const parentTitle =
    parent === undefined || parent.path === '/' ? 'Home' : (known?.title ?? 'Home')
  const [anyImage = ''] = Object.keys(site.media.images)
  return {
    path,
    title: title ?? freeTitle(site, wordsOf(path), parentTitle),
    parent: { path: parent?.path ?? '/', title: parentTitle },
    image: known?.hero.images[0] ?? anyImage,
  }
}

function freeTitle(site: Site, words: string, parent: string): string {
  const taken = Object.values(site.routes).some((page) => 'title' in page && page.title === words)
  return taken ? `${parent} - ${words}` : words
}

const wordsOf = (path: string) =>
  (path.split('/').at(-1) ?? '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** The item goes under that of the nearest page above which the menu has, else to the menu's end. */
function menuEdits(
  site: Site,
  source: ManifestSource,
  path: string,
  text: string,
): TextEdit[] | undefined {
  const item = `{ text: ${toLiteral(text)}, to: ${toLiteral(path)} }`
  const parent = above(path).find(
    (address) => address !== '/' && site.navigation.some(({ to }) => to === address),
  )
  const index = site.navigation.findIndex(({ to }) => to === parent)
  const list = source.node(['navigation'], false)
  if (!Node.isArrayLiteralExpression(list)) return undefined
  if (parent === undefined) return insertEntry(list, item)
  const entry = source.node(['navigation', index], false)
  if (!Node.isObjectLiteralExpression(entry) || entry.getParent() !== list) return undefined
  const children = source.node(['navigation', index, 'children'], false)
  if (Node.isArrayLiteralExpression(children)) return insertEntry(children, item)
  return children === entry ? insertEntry(entry, `children: [${item}]`) : undefined
}
