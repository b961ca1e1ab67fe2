import type { EditableRegion, EditableText } from './protocol.ts'

/** A text of the manifest that a text node can show, because it has the same value. */
export type Candidate = {
  readonly text: EditableText
  /** The name of the part of the document, e.g. `Footer`. */
  readonly region: string
  /** Whether the text is the heading of a section and the node is in that heading. */
  readonly isHeading: boolean
}

/** The id of the element that contains the page editor. */
export const EDITOR_ID = 'page-editor'

/** The text nodes in the element of a region that have the value of one of its texts. */
export function candidatesIn(
  element: Element,
  { name, texts }: EditableRegion,
): Map<Text, readonly Candidate[]> {
  const byValue = textsByValue(texts)
  const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  const found = new Map<Text, readonly Candidate[]>()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    const same = byValue.get(node.data.trim())
    if (same === undefined) continue
    if (node.parentElement?.closest(`script, style, template, #${EDITOR_ID}`)) continue
    const isInHeading = heading?.contains(node) === true
    found.set(
      node,
      same.map((text) => ({ text, region: name, isHeading: isInHeading && isHeading(text) })),
    )
  }
  return found
}

function textsByValue(texts: readonly EditableText[]): Map<string, EditableText[]> {
  const groups = new Map<string, EditableText[]>()
  for (const text of texts) {
    if (text.isOnPages) groups.set(text.value, [...(groups.get(text.value) ?? []), text])
  }
  return groups
}

const isHeading = ({ path }: EditableText) =>
  path.at(-1) === 'heading' && path.at(-3) === 'sections'
