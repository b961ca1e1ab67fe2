import { candidatesIn, type Candidate } from './candidates.ts'
import type { EditablePage, EditableText } from './protocol.ts'

/** A text node of the page, and the texts of the manifest that it can show. */
export type ShownText = {
  readonly node: Text
  /** At least one. If there are several, they have the same value, and the author chooses. */
  readonly candidates: readonly Candidate[]
  /** The key of its button. */
  readonly id: string
}

/**
 * Finds the text nodes that show texts of the manifest, in the order of the document. The texts of a node
 * are those with its value, of all regions around it. One is enough if
 *
 * - all have the same place in the manifest,
 * - the node is the heading of its section, or
 * - all are in the same list and each is shown once: lists are rendered in the order of the manifest.
 */
export function findTexts(
  { regions }: Pick<EditablePage, 'regions'>,
  root: ParentNode,
): ShownText[] {
  const found = new Map<Text, readonly Candidate[]>()
  for (const region of regions) {
    const element = region.selector === undefined ? null : root.querySelector(region.selector)
    if (element === null) continue
    for (const [node, candidates] of candidatesIn(element, region)) {
      found.set(node, [...(found.get(node) ?? []), ...candidates])
    }
  }
  return groupsOf(found)
    .flatMap(shownTexts)
    .toSorted((a, b) => position(a.node, b.node))
}

/** Nodes with the same candidates, in the order of the document. */
type Group = {
  readonly id: string
  readonly nodes: readonly Text[]
  readonly candidates: readonly Candidate[]
}

function groupsOf(found: ReadonlyMap<Text, readonly Candidate[]>): Group[] {
  const groups = new Map<string, Group>()
  for (const [node, all] of found) {
    const headings = all.filter(({ isHeading }) => isHeading)
    const candidates = headings.length > 0 ? headings : all
    const id = candidates.map(({ text }) => text.path.join('.')).join(' ')
    const nodes = [...(groups.get(id)?.nodes ?? []), node].toSorted(position)
    groups.set(id, { id, nodes, candidates })
  }
  return [...groups.values()]
}

function shownTexts({ id, nodes, candidates }: Group): ShownText[] {
  const isInOrder = nodes.length === candidates.length && areInOneList(candidates)
  return nodes.map((node, index) => ({
    node,
    candidates: isInOrder ? candidates.slice(index, index + 1) : withoutSamePlace(candidates),
    id: `${id} ${index}`,
  }))
}

/** Whether the paths differ in the indexes of lists only. */
const areInOneList = (candidates: readonly Candidate[]) =>
  new Set(
    candidates.map(({ text }) =>
      JSON.stringify(text.path.map((key) => (typeof key === 'number' ? 0 : key))),
    ),
  ).size === 1

function withoutSamePlace(candidates: readonly Candidate[]): Candidate[] {
  const placeOf = ({ path, location }: EditableText) => location ?? JSON.stringify(path)
  const places = candidates.map(({ text }) => placeOf(text))
  return candidates.filter(({ text }, index) => places.indexOf(placeOf(text)) === index)
}

const position = (a: Node, b: Node) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
