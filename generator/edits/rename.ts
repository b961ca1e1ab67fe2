import { Node } from 'ts-morph'
import type { Site } from '../../src/site/site.ts'
import { UsageError } from '../diagnostics/commandRun.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import { toCode } from '../code/code.ts'
import { withSampleCall } from '../code/literals.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { articleId, feedPath } from '../manifest/articleLists.ts'
import { checkPath } from '../manifest/explainValue.ts'
import type { ManifestSource } from '../manifest/locate.ts'
import { ancestorsOf, pageAtPath, pageName } from '../manifest/sitePages.ts'
import { textFilePaths } from '../manifest/textFiles.ts'
import { pageReferences, type PageReference } from '../manifest/pageReferences.ts'
import { textsIn } from './describe/editablePage.ts'
import { relabel, replaceLiterals, type LiteralChange } from './replaceLiterals.ts'
import type { MoveRequest } from './pageRequests.ts'
import {
  ComputedError,
  insertEntry,
  literalList,
  removeEntry,
  replaceNode,
  type TextEdit,
} from './textEdit.ts'

/** New paths of pages and their feeds by their old paths. */
export type PathMoves = ReadonlyMap<string, string>

/** Returns the path if it is a page. Throws a usage error otherwise. */
export function requirePage(site: Site, path: string): string {
  if (Object.hasOwn(site.routes, path)) return path
  if (Object.hasOwn(site.files, path)) {
    throw new UsageError(
      `${JSON.stringify(path)} is a download, not a page. Change it in files of the manifest: then the links to it are errors, each with its line.`,
    )
  }
  const hint = suggestion(path, Object.keys(site.routes), 'pages')
  throw new UsageError(`${JSON.stringify(path)} is not a page of this site. ${hint}`)
}

/** The new path of a page is not possible. */
export class PathError extends UsageError {}

/** Returns the path if it is valid and no page has it. Throws a `PathError` otherwise. */
export function requireFreePath(site: Site, path: string): string {
  const problem = checkPath(path, site.language)
  if (problem !== undefined) throw new PathError(`${problem.message} ${problem.hint}`)
  if (!Object.hasOwn(site.routes, path)) return path
  throw new PathError(
    `${path} is already a page, “${pageName(site, path)}”. Choose another address.`,
  )
}

/** The moves of a page and, with `children`, of all pages below it, with their feeds. Throws a usage error if a path is invalid. */
export function planMoves(
  site: Site,
  { path: from, to, children }: Pick<MoveRequest, 'path' | 'to' | 'children'>,
): PathMoves {
  requirePage(site, from)
  if (from === '/') throw new UsageError('The home page cannot be moved: its path is always "/".')
  requireFreePath(site, to)
  const moved = Object.keys(site.routes).filter(
    (path) => path === from || (children && path.startsWith(`${from}/`)),
  )
  const moves = new Map(moved.map((path) => [path, to + path.slice(from.length)]))
  for (const target of moves.values()) if (!moves.has(target)) requireFreePath(site, target)
  const feeds = [...moves].map(([path, target]) => [feedPath(path), feedPath(target)] as const)
  const files = textFilePaths(site)
  return new Map([...moves, ...feeds.filter(([feed]) => children && files.includes(feed))])
}

/**
 * Moves pages in the files of the manifest: changes their paths and all references to them, and with
 * `redirect` adds a redirect from each old path and keeps the ids of articles. Existing redirects to an old path are
 * updated.
 */
export function renamePages(
  site: Site,
  source: ManifestSource,
  moves: PathMoves,
  redirect: boolean,
): TextEdit[] {
  const pages = [...moves].filter(([path]) => Object.hasOwn(site.routes, path))
  const { edits, manualEdits } = replaceLiterals(source, [
    ...pages.map(([path, to]) => ({ path: ['routes', path], atKey: true, value: path, to })),
    ...movedReferences(site, moves),
  ])
  const list = redirectList(site, source)
  const needsList =
    redirect || site.redirects.some(({ from }) => [...moves.values()].includes(from))
  if (needsList && list === undefined) manualEdits.push({ path: ['redirects'] })
  const ids = redirect ? pages.flatMap(([path]) => keptId(site, source, path)) : []
  if (manualEdits.length > 0) throw new ComputedError(source, manualEdits)
  return [
    ...edits,
    ...ids,
    ...(list === undefined ? [] : redirectEdits(site, list, moves, redirect)),
  ]
}

/** A text that is equal to the title of a page, or a link in a text whose words are. */
type TitleText = Pick<PageReference, 'path' | 'link'>

/**
 * The texts that name a page by its title: its heading, links and menu items that lead to it, and the labels above the
 * headings of the pages below it. `title`: the new one.
 */
export function textsWithTitle(
  site: Site,
  source: ManifestSource,
  path: string,
  title: string,
): TitleText[] {
  const { page, root } = pageAtPath(site, path)
  const links = pageReferences(site).filter((reference) => reference.page === path)
  const owners = links.map((reference) => formatPath(reference.path.slice(0, -1)))
  const isName = (at: ModelPath) =>
    owners.includes(formatPath(at.slice(0, -1))) ||
    formatPath(at) === formatPath([...root, 'hero', 'title']) ||
    (formatPath(at.slice(2)) === 'hero.label' && ancestorsOf(String(at[1]))[0] === path)
  return [
    ...textsIn(site).filter(
      (text) => text.value === page.title && isName(text.path) && source.value(text.path),
    ),
    ...links.filter(
      (reference) =>
        reference.link?.text === page.title &&
        relabel(source.node(reference.path, false), reference.link, title),
    ),
  ].map(({ path: at, ...text }) => ({ path: at, link: 'link' in text ? text.link : undefined }))
}

/** The edits that replace the title of a page and the texts that are equal to it. */
export function retitlePage(
  site: Site,
  source: ManifestSource,
  texts: readonly TitleText[],
  title: string,
): TextEdit[] {
  const equal = new Set(texts.map(({ path }) => formatPath(path)))
  const others = new Set(
    textsIn(site).flatMap(({ path }) =>
      equal.has(formatPath(path)) ? [] : (source.value(path)?.resolved ?? []),
    ),
  )
  return texts.map(({ path, link }) => {
    const value = source.value(path)
    if (value === undefined) throw new ComputedError(source, [{ path }])
    const { written, resolved } = value
    const changed = link && relabel(resolved, link, title)
    // A constant that is used for other texts stays.
    const node = others.has(resolved) ? written : withSampleCall(resolved)
    return changed ?? replaceNode(node, toCode(title).text)
  })
}

/** Adds the present id to an article that declares none, so that feed readers do not show it as new. */
function keptId(site: Site, source: ManifestSource, path: string): TextEdit[] {
  const route = site.routes[path]
  const article = route !== undefined && 'article' in route ? route.article : undefined
  if (article === undefined || article.id !== undefined) return []
  const at = ['routes', path, 'article']
  const object = source.value(at)?.resolved
  if (!Node.isObjectLiteralExpression(object)) throw new ComputedError(source, [{ path: at }])
  return insertEntry(object, `id: ${toCode(articleId(site, path)).text}`)
}

/** The references to the moved pages, with their new values. */
export const movedReferences = (site: Site, moves: PathMoves): LiteralChange[] =>
  pageReferences(site).flatMap(({ path, value, page, anchor, link }) => {
    const newPath = moves.get(page)
    if (newPath === undefined) return []
    const to = anchor === undefined ? newPath : `${newPath}#${anchor}`
    return [{ path, atKey: false, value, to, link }]
  })

/** Adds the redirects, and replaces or removes a redirect from a path that is a page now. */
function redirectEdits(site: Site, list: Node, moves: PathMoves, redirect: boolean): TextEdit[] {
  const elements = Node.isArrayLiteralExpression(list) ? list.getElements() : []
  const newPaths = new Set(moves.values())
  const added = [...moves]
    .filter(([from]) => redirect && !newPaths.has(from))
    .map(([from, to]) => toCode({ from, to }).text)
  const outdated = elements.filter((_, index) => newPaths.has(site.redirects[index]?.from ?? ''))
  const property = list.getParent()
  if (added.length === 0 && outdated.length === elements.length) {
    return elements.length > 0 && Node.isPropertyAssignment(property) ? [removeEntry(property)] : []
  }
  const replaced = outdated.map((element) => {
    const code = added.shift()
    return code === undefined ? removeEntry(element) : replaceNode(element, code)
  })
  return [...replaced, ...insertRedirects(list, added)]
}

/**
 * The node that redirects can be added to: the list `redirects`, or the object of the site if it has no
 * such list. Undefined if the list is not a literal.
 */
export function redirectList(site: Site, source: ManifestSource): Node | undefined {
  const isMissing = source.value(['redirects']) === undefined && site.redirects.length === 0
  const root = source.node([], false)
  return isMissing && Node.isObjectLiteralExpression(root)
    ? root
    : literalList(site, source, ['redirects'])
}

/** Adds redirects, each as the code of an object, to the node that `redirectList` returns. */
export function insertRedirects(list: Node, redirects: readonly string[]): TextEdit[] {
  if (redirects.length === 0) return []
  const entries = redirects.join(',\n')
  return insertEntry(
    list,
    Node.isArrayLiteralExpression(list) ? entries : `redirects: [${entries}]`,
  )
}
