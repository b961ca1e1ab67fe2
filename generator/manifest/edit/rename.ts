import { Node } from 'ts-morph'
import type { Site } from '../../../src/site/site.ts'
import type { ManifestSource } from '../locate.ts'
import type { EditResult } from './editResult.ts'
import { toLiteral } from './literal.ts'
import type { PathMoves } from './moves.ts'
import { pageReferences } from './pageReferences.ts'
import { insertRedirects, redirectList } from './redirectList.ts'
import { replaceLiterals, type Replacement } from './replaceLiterals.ts'
import { applyEdits, removeEntry, replaceNode, withoutNested, type TextEdit } from './textEdit.ts'

/**
 * Moves pages in the files of the manifest: changes their paths and all references to them, and with
 * `redirect` adds a redirect from each old path. Existing redirects to an old path are updated.
 */
export function renamePages(
  site: Site,
  source: ManifestSource,
  moves: PathMoves,
  redirect: boolean,
): EditResult {
  const { edits, manualEdits } = replaceLiterals(source, [
    ...[...moves].map(([path, to]) => ({ path: ['routes', path], atKey: true, value: path, to })),
    ...movedReferences(site, moves),
  ])
  const list = redirectList(site, source)
  const needsList =
    redirect || site.redirects.some(({ from }) => [...moves.values()].includes(from))
  if (needsList && list === undefined) manualEdits.push({ path: ['redirects'] })
  if (manualEdits.length > 0) return { texts: undefined, manualEdits }
  const redirects = list === undefined ? [] : redirectEdits(site, list, moves, redirect)
  return { texts: applyEdits(source, withoutNested(edits, redirects)), manualEdits: [] }
}

/** The references to the moved pages, with their new values. */
export const movedReferences = (site: Site, moves: PathMoves): Replacement[] =>
  pageReferences(site).flatMap(({ path, value, page, anchor }) => {
    const newPath = moves.get(page)
    if (newPath === undefined) return []
    const to = anchor === undefined ? newPath : `${newPath}#${anchor}`
    return [{ path, atKey: false, value, to }]
  })

/** Adds the redirects, and replaces or removes a redirect from a path that is a page now. */
function redirectEdits(site: Site, list: Node, moves: PathMoves, redirect: boolean): TextEdit[] {
  const elements = Node.isArrayLiteralExpression(list) ? list.getElements() : []
  const newPaths = new Set(moves.values())
  const added = [...moves]
    .filter(([from]) => redirect && !newPaths.has(from))
    .map(([from, to]) => `{ from: ${toLiteral(from)}, to: ${toLiteral(to)} }`)
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
