import { Node } from 'ts-morph'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../locate.ts'
import { fileOf } from '../sourceLocation.ts'
import { mapReferences } from '../schemaWalk.ts'
import type { ManualEdit, EditResult } from './editResult.ts'
import type { PathMoves } from './moves.ts'
import { applyEdits, insertEntry, literalText, replaceNode, type TextEdit } from './textEdit.ts'
import { toLiteral } from './literal.ts'

/**
 * Moves pages in the files of the manifest: changes their paths and all references to them, and adds
 * a redirect from each old path. Existing redirects to an old path are updated.
 */
export function renamePages(site: Site, source: ManifestSource, moves: PathMoves): EditResult {
  const changes = [
    ...[...moves].map(([path, to]) => ({ path: ['routes', path], atKey: true, value: path, to })),
    ...references(site, moves),
  ]
  const manualEdits: ManualEdit[] = []
  const edits = new Map<string, TextEdit>()
  for (const { path, atKey, value, to } of changes) {
    const node = nameNode(source.node(path, atKey), atKey)
    // A constant that is used several times is edited once.
    if (node !== undefined && literalText(node) === value) {
      edits.set(`${fileOf(node)}:${node.getStart()}`, replaceNode(node, toLiteral(to)))
    } else manualEdits.push({ path, value })
  }
  const list = source.node(['redirects'], false)
  if (!isLiteralList(list, site.redirects.length)) manualEdits.push({ path: ['redirects'] })
  if (manualEdits.length > 0) return { texts: undefined, manualEdits }
  const all = withoutNested([...edits.values()], redirectEdits(site, list, moves))
  return { texts: applyEdits(source, all), manualEdits: [] }
}

/** The number of references to the moved pages. */
export const countReferences = (site: Site, moves: PathMoves) => references(site, moves).length

function references(site: Site, moves: PathMoves) {
  const found: { path: ModelPath; atKey: boolean; value: string; to: string }[] = []
  mapReferences(siteSchema, site, (kind, name, path) => {
    if (kind !== 'link' && kind !== 'page') return name
    const [pagePath = '', anchor] = name.split('#')
    const newPath = moves.get(pagePath)
    if (newPath !== undefined) {
      const to = anchor === undefined ? newPath : `${newPath}#${anchor}`
      found.push({ path, atKey: false, value: name, to })
    }
    return name
  })
  return found
}

/** Whether a list is a literal without spread elements. */
const isLiteralList = (list: Node, length: number) =>
  Node.isArrayLiteralExpression(list) &&
  list.getElements().length === length &&
  !list.getElements().some(Node.isSpreadElement)

function nameNode(node: Node, atKey: boolean): Node | undefined {
  if (!atKey) return node
  if (!Node.isPropertyAssignment(node)) return undefined
  const name = node.getNameNode()
  return Node.isComputedPropertyName(name) ? name.getExpression() : name
}

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
  return added.length === 0 ? replaced : [...replaced, ...insertEntry(list, added.join(',\n'))]
}

/** Removes the edits inside a range that another edit replaces. */
const withoutNested = (edits: readonly TextEdit[], outer: readonly TextEdit[]) => [
  ...edits.filter(
    ({ file, start, end }) =>
      !outer.some(
        (other) =>
          other.file === file &&
          other.end > other.start &&
          other.start <= start &&
          end <= other.end,
      ),
  ),
  ...outer,
]
