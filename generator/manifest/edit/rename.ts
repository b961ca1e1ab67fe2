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
 * Moves pages in the manifest's texts: their addresses, everything that refers to them, and a
 * redirect from each old address. Redirects to an old address lead to the new one at once.
 */
export function renamePages(site: Site, source: ManifestSource, moves: PathMoves): EditResult {
  const places = [
    ...[...moves].map(([path, to]) => ({ path: ['routes', path], atKey: true, value: path, to })),
    ...references(site, moves),
  ]
  const byHand: ManualEdit[] = []
  const edits = new Map<string, TextEdit>()
  for (const { path, atKey, value, to } of places) {
    const node = nameNode(source.node(path, atKey), atKey)
    // A constant that several places use is edited once.
    if (node !== undefined && literalText(node) === value) {
      edits.set(`${fileOf(node)}:${node.getStart()}`, replaceNode(node, toLiteral(to)))
    } else byHand.push({ path, value })
  }
  const list = source.node(['redirects'], false)
  if (!isWrittenOut(list, site.redirects.length)) byHand.push({ path: ['redirects'] })
  if (byHand.length > 0) return { texts: undefined, manualEdits: byHand }
  const all = withoutInner([...edits.values()], redirectEdits(site, list, moves))
  return { texts: applyEdits(source, all), manualEdits: [] }
}

/** How many places refer to pages that move. */
export const countReferences = (site: Site, moves: PathMoves) => references(site, moves).length

function references(site: Site, moves: PathMoves) {
  const found: { path: ModelPath; atKey: boolean; value: string; to: string }[] = []
  mapReferences(siteSchema, site, (kind, name, path) => {
    if (kind !== 'link' && kind !== 'page') return name
    const [address = '', anchor] = name.split('#')
    const now = moves.get(address)
    if (now !== undefined) {
      const to = anchor === undefined ? now : `${now}#${anchor}`
      found.push({ path, atKey: false, value: name, to })
    }
    return name
  })
  return found
}

/** Whether a list stands in the text entry by entry. */
const isWrittenOut = (list: Node, length: number) =>
  Node.isArrayLiteralExpression(list) &&
  list.getElements().length === length &&
  !list.getElements().some(Node.isSpreadElement)

function nameNode(node: Node, atKey: boolean): Node | undefined {
  if (!atKey) return node
  if (!Node.isPropertyAssignment(node)) return undefined
  const name = node.getNameNode()
  return Node.isComputedPropertyName(name) ? name.getExpression() : name
}

/** A redirect from an address where a page stands now gives its place to a new one. */
function redirectEdits(site: Site, list: Node, moves: PathMoves): TextEdit[] {
  const elements = Node.isArrayLiteralExpression(list) ? list.getElements() : []
  const arrived = new Set(moves.values())
  const fresh = [...moves]
    .filter(([from]) => !arrived.has(from))
    .map(([from, to]) => `{ from: ${toLiteral(from)}, to: ${toLiteral(to)} }`)
  const replaced = site.redirects.flatMap(({ from }, index) => {
    const element = elements[index]
    if (!arrived.has(from) || element === undefined) return []
    return [replaceNode(element, fresh.shift() ?? '')]
  })
  return fresh.length === 0 ? replaced : [...replaced, ...insertEntry(list, fresh.join(',\n'))]
}

/** What is replaced as a whole needs no edit inside of it. */
const withoutInner = (edits: readonly TextEdit[], outer: readonly TextEdit[]) => [
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
