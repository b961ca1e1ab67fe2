import { Node } from 'ts-morph'
import type { Site } from '../../../src/site/site.ts'
import type { ManifestSource } from '../locate.ts'
import type { EditResult } from './editResult.ts'
import { toLiteral } from './literal.ts'
import type { PathMoves } from './moves.ts'
import { pageReferences } from './pageReferences.ts'
import { insertRedirects, redirectList } from './redirectList.ts'
import { replaceLiterals, type Replacement } from './replaceLiterals.ts'
import { applyEdits, replaceNode, withoutNested, type TextEdit } from './textEdit.ts'

/**
 * Moves pages in the files of the manifest: changes their paths and all references to them, and adds
 * a redirect from each old path. Existing redirects to an old path are updated.
 */
export function renamePages(site: Site, source: ManifestSource, moves: PathMoves): EditResult {
  const { edits, manualEdits } = replaceLiterals(source, [
    ...[...moves].map(([path, to]) => ({ path: ['routes', path], atKey: true, value: path, to })),
    ...movedReferences(site, moves),
  ])
  const list = redirectList(site, source)
  if (list === undefined) manualEdits.push({ path: ['redirects'] })
  if (list === undefined || manualEdits.length > 0) return { texts: undefined, manualEdits }
  const all = withoutNested(edits, redirectEdits(site, list, moves))
  return { texts: applyEdits(source, all), manualEdits: [] }
}

/** The references to the moved pages, with their new values. */
export const movedReferences = (site: Site, moves: PathMoves): Replacement[] =>
  pageReferences(site).flatMap(({ path, value, page, anchor }) => {
    const newPath = moves.get(page)
    if (newPath === undefined) return []
    const to = anchor === undefined ? newPath : `${newPath}#${anchor}`
    return [{ path, atKey: false, value, to }]
  })

/** Adds the redirects. A redirect from a path that is a page now is replaced by a new one. */
function redirectEdits(site: Site, list: Node, moves: PathMoves): TextEdit[] {
  const elements = Node.isArrayLiteralExpression(list) ? list.getElements() : []
  const newPaths = new Set(moves.values())
  const added = [...moves]
    .filter(([from]) => !newPaths.has(from))
    .map(([from, to]) => `{ from: ${toLiteral(from)}, to: ${toLiteral(to)} }`)
  const replaced = site.redirects.flatMap(({ from }, index) => {
    const element = elements[index]
    if (!newPaths.has(from) || element === undefined) return []
    return [replaceNode(element, added.shift() ?? '')]
  })
  return [...replaced, ...insertRedirects(list, added)]
}
