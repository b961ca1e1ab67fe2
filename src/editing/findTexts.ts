import type { EditablePage, EditableText } from './protocol.ts'

/** A text of the manifest and a text node that shows it. */
export type ShownText = {
  readonly text: EditableText
  readonly node: Text
  /** The name of the part of the document, e.g. `Footer`. */
  readonly region: string
  /** Identifies the text and the place, also after the document has changed. */
  readonly id: string
}

/**
 * Finds the text nodes that show the texts of the manifest, in the order of the document. A text is
 * searched in the elements of its region. Several texts with the same value are assigned to the nodes in
 * their order, because lists are rendered in the order of the manifest.
 */
export function findTexts(
  { regions }: Pick<EditablePage, 'regions'>,
  root: ParentNode,
): ShownText[] {
  const found = new Map<Text, ShownText>()
  for (const { selector, name, texts } of regions) {
    const element = selector === undefined ? null : root.querySelector(selector)
    if (element === null) continue
    const nodes = nodesByText(element, found)
    for (const [value, same] of byValue(texts)) {
      const shown = nodes.get(value) ?? []
      shown.forEach((node, index) => {
        const text = same[index % same.length]
        if (text === undefined) return
        const place = Math.floor(index / same.length)
        found.set(node, {
          text,
          node,
          region: name,
          id: `${selector} ${text.path.join('.')} ${place}`,
        })
      })
    }
  }
  return [...found.values()].toSorted((a, b) => position(a.node, b.node))
}

/** The text nodes of an element by their text, without those that are already assigned. */
function nodesByText(
  element: Element,
  assigned: ReadonlyMap<Text, ShownText>,
): Map<string, Text[]> {
  const nodes = new Map<string, Text[]>()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || assigned.has(node)) continue
    if (node.parentElement?.closest(`script, style, template, #${EDITOR_ID}`)) continue
    const value = node.data.trim()
    if (value !== '') nodes.set(value, [...(nodes.get(value) ?? []), node])
  }
  return nodes
}

/** The id of the element that contains the page editor. */
export const EDITOR_ID = 'page-editor'

function byValue(texts: readonly EditableText[]): Map<string, EditableText[]> {
  const groups = new Map<string, EditableText[]>()
  for (const text of texts) groups.set(text.value, [...(groups.get(text.value) ?? []), text])
  return groups
}

const position = (a: Node, b: Node) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
